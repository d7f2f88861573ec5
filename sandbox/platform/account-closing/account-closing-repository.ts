import { and, asc, count, eq, inArray, isNotNull, lte, min } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { baskets } from "#sandbox/platform/baskets/basket-tables.ts";
import { consents } from "#sandbox/platform/consents/consent-tables.ts";
import {
  businessAccountMembers,
  customerAddresses,
  customerEvents,
  customerGroupMembers,
  customerPaymentInstruments,
  customers,
  externalProfiles,
} from "#sandbox/platform/customers/customer-tables.ts";
import { browserSessions, deliveredTokens, loginSessions, passkeys } from "#sandbox/core/database/schema/login.ts";
import { orders } from "#sandbox/platform/orders/order-tables.ts";
import { productLists } from "#sandbox/platform/product-lists/product-list-tables.ts";
import { recipients } from "#sandbox/platform/recipients/recipient-tables.ts";
import { subscriptions } from "#sandbox/platform/subscriptions/subscription-tables.ts";

/** What is kept of one person only, and goes with the account. Orders stay. */
const personal = [
  customerAddresses,
  customerEvents,
  customerGroupMembers,
  customerPaymentInstruments,
  externalProfiles,
  businessAccountMembers,
  consents,
  productLists,
  recipients,
  baskets,
  passkeys,
  deliveredTokens,
  browserSessions,
  loginSessions,
] as const;

/** Closed accounts in SQL. */
export const createAccountClosingRepository = (database: Database) => ({
  openOrders: async (customerId: string): Promise<number> =>
    (
      await database.sql
        .select({ total: count() })
        .from(orders)
        .where(
          and(
            eq(orders.customerId, customerId),
            inArray(orders.status, ["created", "new", "open"]),
            isNotNull(orders.nextStepAt),
          ),
        )
    )[0]?.total ?? 0,

  /** Subscriptions of a customer that are not cancelled, with where they were made. */
  runningSubscriptions: (customerId: string) =>
    database.sql
      .select({ id: subscriptions.id, siteId: subscriptions.siteId, status: subscriptions.status })
      .from(subscriptions)
      .where(
        and(eq(subscriptions.customerId, customerId), inArray(subscriptions.status, ["active", "paused", "suspended"])),
      )
      .orderBy(asc(subscriptions.id)),

  close: async (customerId: string, closesAt: Date): Promise<void> => {
    await database.sql.update(customers).set({ closesAt }).where(eq(customers.id, customerId));
  },

  nextErasure: async (): Promise<Date | undefined> =>
    (await database.sql.select({ at: min(customers.closesAt) }).from(customers))[0]?.at ?? undefined,

  due: (at: Date) =>
    database.sql.select().from(customers).where(lte(customers.closesAt, at)).orderBy(asc(customers.customerNo)),

  /** Leaves of a person a number without name that nobody can log in to, and the orders. */
  erase: async (customerId: string, customerNo: string, erasedAt: Date): Promise<void> => {
    for (const table of personal) await database.sql.delete(table).where(eq(table.customerId, customerId));
    const login = `erased-${customerNo}`;
    await database.sql
      .update(customers)
      .set({
        login,
        loginKey: login,
        email: "",
        firstName: "",
        lastName: "",
        details: {},
        attributes: {},
        preferredLocale: null,
        passwordHash: "",
        enabled: false,
        emailVerified: false,
        lastLoginAt: null,
        previousLoginAt: null,
        closesAt: null,
        modifiedAt: erasedAt,
      })
      .where(eq(customers.id, customerId));
  },
});

export type AccountClosingRepository = ReturnType<typeof createAccountClosingRepository>;
