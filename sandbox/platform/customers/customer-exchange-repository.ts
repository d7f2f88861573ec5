import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import { customerAddresses, customerGroupMembers, customers, externalProfiles } from "./customer-tables.ts";

/** The account of a person. */
export type AccountRow = typeof customers.$inferSelect;

/** What belongs to an account. */
export interface AccountParts {
  addresses: Pick<typeof customerAddresses.$inferSelect, "addressId" | "preferred" | "fields">[];
  /** Groups the person was put into by hand. */
  groups: string[];
  externals: { authenticationProviderId: string; externalId: string }[];
}

const parts = [customerAddresses, customerGroupMembers, externalProfiles] as const;

const readParts = async ({ sql: query }: Database, ids: string[] | undefined) => {
  const byCustomer = <T extends { customerId: string }>(all: T[]) => groupedBy(all, ({ customerId }) => customerId);
  return {
    addresses: byCustomer(
      await query
        .select()
        .from(customerAddresses)
        .where(ids && inArray(customerAddresses.customerId, ids))
        .orderBy(desc(customerAddresses.preferred), asc(customerAddresses.createdAt), asc(customerAddresses.addressId)),
    ),
    groups: byCustomer(
      await query
        .select()
        .from(customerGroupMembers)
        .where(ids && inArray(customerGroupMembers.customerId, ids))
        .orderBy(asc(customerGroupMembers.groupId)),
    ),
    externals: byCustomer(
      await query
        .select()
        .from(externalProfiles)
        .where(ids && inArray(externalProfiles.customerId, ids))
        .orderBy(asc(externalProfiles.authenticationProviderId), asc(externalProfiles.externalId)),
    ),
  };
};

const writeParts = async ({ sql: query }: Database, customerId: string, all: AccountParts, at: Date): Promise<void> => {
  for (const table of parts) await query.delete(table).where(eq(table.customerId, customerId));
  // A later address has a later moment, so that they stay in the order they are told in.
  const addresses = all.addresses.map((each, index) => {
    const moment = new Date(at.getTime() + index);
    return { customerId, ...each, createdAt: moment, modifiedAt: moment };
  });
  if (addresses.length > 0) await query.insert(customerAddresses).values(addresses).onConflictDoNothing();
  const groups = all.groups.map((groupId) => ({ customerId, groupId }));
  if (groups.length > 0) await query.insert(customerGroupMembers).values(groups).onConflictDoNothing();
  const externals = all.externals.map((each) => ({ customerId, ...each }));
  if (externals.length > 0) await query.insert(externalProfiles).values(externals).onConflictDoNothing();
};

/** Accounts as site archives read and write them; they know people by their customer numbers. */
export const createCustomerExchange = (database: Database) => ({
  /** All accounts, or those with these numbers, with what belongs to them. */
  read: async (numbers?: readonly string[]): Promise<(AccountRow & AccountParts)[]> => {
    const rows = await database.sql
      .select()
      .from(customers)
      .where(numbers && inArray(customers.customerNo, [...numbers]))
      .orderBy(asc(customers.customerNo));
    const of = await readParts(database, numbers && rows.map(({ id }) => id));
    return rows.map((row) => ({
      ...row,
      addresses: of.addresses.get(row.id) ?? [],
      groups: (of.groups.get(row.id) ?? []).map(({ groupId }) => groupId),
      externals: of.externals.get(row.id) ?? [],
    }));
  },

  /** Ids of accounts by their numbers. */
  idsOf: async (numbers: readonly string[]): Promise<Map<string, string>> =>
    new Map(
      (
        await database.sql
          .select({ id: customers.id, customerNo: customers.customerNo })
          .from(customers)
          .where(inArray(customers.customerNo, [...numbers]))
      ).map(({ id, customerNo }) => [customerNo, id]),
    ),

  /** Numbers of accounts by their ids; guests have none. */
  numbersOf: async (ids: readonly string[]): Promise<Map<string, string>> =>
    new Map(
      (
        await database.sql
          .select({ id: customers.id, customerNo: customers.customerNo })
          .from(customers)
          .where(inArray(customers.id, [...ids]))
      ).map(({ id, customerNo }) => [id, customerNo]),
    ),

  /** Password hashes of accounts by their numbers. */
  passwordHashes: async (numbers: readonly string[]): Promise<Map<string, string>> =>
    new Map(
      (
        await database.sql
          .select({ customerNo: customers.customerNo, passwordHash: customers.passwordHash })
          .from(customers)
          .where(inArray(customers.customerNo, [...numbers]))
      ).map(({ customerNo, passwordHash }) => [customerNo, passwordHash]),
    ),

  /** Who has a login; undefined for nobody. */
  numberOfLogin: async (loginKey: string): Promise<string | undefined> =>
    (
      await database.sql
        .select({ customerNo: customers.customerNo })
        .from(customers)
        .where(eq(customers.loginKey, loginKey))
    )[0]?.customerNo,

  /** Writes an account, known by its number; one that is there keeps its id and what an archive does not tell. */
  put: async (account: Omit<AccountRow, "previousLoginAt" | "closesAt">, all: AccountParts): Promise<void> => {
    const { id, ...told } = account;
    const [before] = await database.sql
      .update(customers)
      .set(told)
      .where(eq(customers.customerNo, account.customerNo))
      .returning({ id: customers.id });
    if (!before) await database.sql.insert(customers).values(account);
    await writeParts(database, before?.id ?? id, all, account.createdAt);
  },

  remove: async (customerNo: string): Promise<void> => {
    const gone = await database.sql
      .delete(customers)
      .where(eq(customers.customerNo, customerNo))
      .returning({ id: customers.id });
    for (const { id } of gone)
      for (const table of parts) await database.sql.delete(table).where(eq(table.customerId, id));
  },

  /** Lets the next account get a number behind all there are. */
  followNumbers: async (): Promise<void> => {
    await database.sql.execute(
      sql`select setval('customer_no', greatest((select last_value from customer_no), (select coalesce(max(customer_no::bigint), 0) from ${customers} where customer_no ~ '^[0-9]{1,15}$')))`,
    );
  },

  /** Custom attributes of every account, and the fields of every address. */
  attributes: async (): Promise<{ accounts: Record<string, unknown>[]; addresses: Record<string, unknown>[] }> => ({
    accounts: (await database.sql.select({ attributes: customers.attributes }).from(customers)).map(
      ({ attributes }) => attributes,
    ),
    addresses: (await database.sql.select({ fields: customerAddresses.fields }).from(customerAddresses)).map(
      ({ fields }) => fields,
    ),
  }),
});

export type CustomerExchange = ReturnType<typeof createCustomerExchange>;
