import { and, asc, desc, eq, isNotNull, lte, ne } from "drizzle-orm";
import type { Address, PaymentCard } from "#sandbox/platform/baskets/basket.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { subscriptionOrders, subscriptions } from "./subscription-tables.ts";
import type { Deed, Subscription } from "./subscription.ts";

/** An order a subscription made, or tried to make. */
export type SubscriptionOrder = typeof subscriptionOrders.$inferSelect;

/** Keeps subscriptions. */
export interface SubscriptionRepository {
  insert: (subscriptions: readonly Subscription[]) => Promise<void>;
  /** The subscription, locked until the transaction ends. */
  lock: (id: string) => Promise<Subscription | undefined>;
  save: (subscription: Subscription) => Promise<void>;
  ofCustomer: (customerId: string, siteId: string) => Promise<Subscription[]>;
  /** Those of a customer on every site that are not cancelled. */
  running: (customerId: string) => Promise<Subscription[]>;
  /** Gives those that an order began to an account. */
  give: (orderNo: string, owner: { customerId: string; customerNo: string | null }, at: Date) => Promise<void>;
  firstDue: () => Promise<Date | undefined>;
  due: (at: Date) => Promise<Subscription[]>;
  addOrder: (order: SubscriptionOrder) => Promise<void>;
  orders: (subscriptionId: string) => Promise<SubscriptionOrder[]>;
}

type Row = typeof subscriptions.$inferSelect;
const fromRow = ({ card, lastDeed, ...row }: Row): Subscription => ({
  ...row,
  lastDeed: lastDeed as unknown as Deed | null,
  shippingAddress: row.shippingAddress as Address,
  billingAddress: row.billingAddress as Address,
  card: card as PaymentCard | null,
});
const toRow = (subscription: Subscription): Row => ({
  ...subscription,
  optionItems: [...subscription.optionItems],
  goods: { ...subscription.goods },
  shippingAddress: { ...subscription.shippingAddress },
  billingAddress: { ...subscription.billingAddress },
  card: subscription.card && { ...subscription.card },
  skippedDates: [...subscription.skippedDates],
  lastDeed: subscription.lastDeed && { ...subscription.lastDeed },
});

/** Subscriptions in SQL. */
export const createSubscriptionRepository = (database: Database): SubscriptionRepository => ({
  insert: async (begun) => {
    if (begun.length > 0) await database.sql.insert(subscriptions).values(begun.map(toRow));
  },

  give: async (orderNo, owner, at) => {
    await database.sql
      .update(subscriptions)
      .set({ ...owner, registered: true, modifiedAt: at })
      .where(eq(subscriptions.orderNo, orderNo));
  },

  lock: async (id) => {
    const [row] = await database.sql.select().from(subscriptions).where(eq(subscriptions.id, id)).for("update");
    return row && fromRow(row);
  },

  save: async (subscription) => {
    await database.sql.update(subscriptions).set(toRow(subscription)).where(eq(subscriptions.id, subscription.id));
  },

  ofCustomer: async (customerId, siteId) =>
    (
      await database.sql
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.customerId, customerId), eq(subscriptions.siteId, siteId)))
        .orderBy(desc(subscriptions.createdAt), asc(subscriptions.id))
    ).map(fromRow),

  running: async (customerId) =>
    (
      await database.sql
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.customerId, customerId), ne(subscriptions.status, "cancelled")))
        .orderBy(asc(subscriptions.id))
    ).map(fromRow),

  firstDue: async () =>
    (
      await database.sql
        .select({ at: subscriptions.nextOrderAt })
        .from(subscriptions)
        .where(isNotNull(subscriptions.nextOrderAt))
        .orderBy(asc(subscriptions.nextOrderAt))
        .limit(1)
    )[0]?.at ?? undefined,

  due: async (at) =>
    (
      await database.sql
        .select()
        .from(subscriptions)
        .where(lte(subscriptions.nextOrderAt, at))
        .orderBy(asc(subscriptions.nextOrderAt), asc(subscriptions.id))
    ).map(fromRow),

  addOrder: async (order) => {
    await database.sql.insert(subscriptionOrders).values(order).onConflictDoNothing();
  },

  orders: async (subscriptionId) =>
    await database.sql
      .select()
      .from(subscriptionOrders)
      .where(eq(subscriptionOrders.subscriptionId, subscriptionId))
      .orderBy(desc(subscriptionOrders.madeAt)),
});
