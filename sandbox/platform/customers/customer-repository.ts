import { and, asc, count, desc, eq, getTableColumns, ilike, lte, min, or, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import {
  businessAccountMembers,
  businessAccounts,
  customerAddresses,
  customerGroupMembers,
  customers,
  externalProfiles,
} from "./customer-tables.ts";
import type { BusinessAccount } from "./business-account.ts";
import type { CustomerAddress } from "./customer-address.ts";

export type CustomerRow = typeof customers.$inferSelect;
export type NewCustomerRow = Omit<typeof customers.$inferInsert, "customerNo">;

/** Accounts, address books and group memberships as rows. */
export const createCustomerRepository = (database: Database) => ({
  find: async (id: string): Promise<CustomerRow | undefined> =>
    (await database.sql.select().from(customers).where(eq(customers.id, id)))[0],

  /** Accounts whose number, login, mail address or name holds a text, by number. */
  search: async (text: string, limit: number, offset: number): Promise<{ total: number; rows: CustomerRow[] }> => {
    const part = `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
    const fullName = sql`${customers.firstName} || ' ' || ${customers.lastName}`;
    const where = or(
      ...[customers.customerNo, customers.login, customers.email, fullName].map((of) => ilike(of, part)),
    );
    const [counted] = await database.sql.select({ total: count() }).from(customers).where(where);
    const rows = await database.sql
      .select()
      .from(customers)
      .where(where)
      .orderBy(asc(customers.customerNo))
      .limit(limit)
      .offset(offset);
    return { total: counted?.total ?? 0, rows };
  },

  findByLogin: async (loginKey: string): Promise<CustomerRow | undefined> =>
    (await database.sql.select().from(customers).where(eq(customers.loginKey, loginKey)))[0],

  findByNumber: async (customerNo: string): Promise<CustomerRow | undefined> =>
    (await database.sql.select().from(customers).where(eq(customers.customerNo, customerNo)))[0],

  /** Answers with nothing when the login is taken. */
  add: async (customer: NewCustomerRow): Promise<CustomerRow | undefined> =>
    (
      await database.sql
        .insert(customers)
        .values({ ...customer, customerNo: sql`lpad(nextval('customer_no')::text, 8, '0')` })
        .onConflictDoNothing({ target: customers.loginKey })
        .returning()
    )[0],

  update: async (id: string, change: Partial<NewCustomerRow>): Promise<CustomerRow | undefined> =>
    (await database.sql.update(customers).set(change).where(eq(customers.id, id)).returning())[0],

  /** When the first of the closed accounts is to be erased. */
  firstClosing: async (): Promise<Date | undefined> =>
    (await database.sql.select({ at: min(customers.closesAt) }).from(customers))[0]?.at ?? undefined,

  /** Closed accounts to be erased at or before a moment, by number. */
  closing: (at: Date): Promise<CustomerRow[]> =>
    database.sql.select().from(customers).where(lte(customers.closesAt, at)).orderBy(asc(customers.customerNo)),

  addToGroup: async (customerId: string, groupId: string): Promise<void> => {
    await database.sql.insert(customerGroupMembers).values({ customerId, groupId }).onConflictDoNothing();
  },

  businessAccountOf: async (customerId: string): Promise<BusinessAccount | undefined> =>
    (
      await database.sql
        .select(getTableColumns(businessAccounts))
        .from(businessAccounts)
        .innerJoin(businessAccountMembers, eq(businessAccountMembers.accountId, businessAccounts.id))
        .where(eq(businessAccountMembers.customerId, customerId))
    )[0],

  businessAccount: async (id: string): Promise<BusinessAccount | undefined> =>
    (await database.sql.select().from(businessAccounts).where(eq(businessAccounts.id, id)))[0],

  addToBusinessAccount: async (customerId: string, accountId: string): Promise<void> => {
    await database.sql.insert(businessAccountMembers).values({ customerId, accountId });
  },

  /** Id of the account that belongs to somebody at an identity provider. */
  findExternal: async (authenticationProviderId: string, externalId: string): Promise<string | undefined> =>
    (
      await database.sql
        .select()
        .from(externalProfiles)
        .where(
          and(
            eq(externalProfiles.authenticationProviderId, authenticationProviderId),
            eq(externalProfiles.externalId, externalId),
          ),
        )
    )[0]?.customerId,

  addExternal: async (profile: typeof externalProfiles.$inferInsert): Promise<void> => {
    await database.sql.insert(externalProfiles).values(profile);
  },

  addresses: (customerId: string): Promise<CustomerAddress[]> =>
    database.sql
      .select()
      .from(customerAddresses)
      .where(eq(customerAddresses.customerId, customerId))
      .orderBy(desc(customerAddresses.preferred), asc(customerAddresses.createdAt), asc(customerAddresses.addressId)),

  /**
   * Keeps changes of one account and its address book in line, so that two at once lose nothing and leave one preferred
   * address.
   */
  lock: async (customerId: string): Promise<void> => {
    await database.sql.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("update");
  },

  demoteAddresses: async (customerId: string): Promise<void> => {
    await database.sql
      .update(customerAddresses)
      .set({ preferred: false })
      .where(and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.preferred, true)));
  },

  addAddress: async (customerId: string, address: CustomerAddress): Promise<void> => {
    await database.sql.insert(customerAddresses).values({ customerId, ...address });
  },

  updateAddress: async (customerId: string, addressId: string, address: CustomerAddress): Promise<void> => {
    await database.sql
      .update(customerAddresses)
      .set(address)
      .where(and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.addressId, addressId)));
  },

  removeAddress: async (customerId: string, addressId: string): Promise<boolean> => {
    const removed = await database.sql
      .delete(customerAddresses)
      .where(and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.addressId, addressId)))
      .returning({ addressId: customerAddresses.addressId });
    return removed.length === 1;
  },
});

export type CustomerRepository = ReturnType<typeof createCustomerRepository>;
