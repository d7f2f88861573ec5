import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { loginKeyOf } from "#sandbox/platform/customers/customer.ts";
import { hashPassword } from "#sandbox/platform/customers/password.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { archiveObjects } from "./archive-tables.ts";
import {
  customerAddresses,
  customerGroupMembers,
  customers,
  externalProfiles,
} from "#sandbox/platform/customers/customer-tables.ts";
import { customerElement, customerFactsOf, plainPasswordIn, type CustomerFacts } from "./customer-facts.ts";
import { groupedBy } from "./grouping.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { OWN_LIST } from "./own-containers.ts";

/** The list people of the shop's own are told to belong to. */

/** When an account was made whose archive does not say. */
const LONG_AGO = new Date("2000-01-01T00:00:00Z");

const readFacts = async (database: Database, numbers: readonly string[] | undefined): Promise<CustomerFacts[]> => {
  const { sql: query } = database;
  const rows = await query
    .select()
    .from(customers)
    .where(numbers && inArray(customers.customerNo, [...numbers]))
    .orderBy(asc(customers.customerNo));
  const ids = numbers && rows.map(({ id }) => id);
  const byCustomer = <T extends { customerId: string }>(all: T[]) => groupedBy(all, ({ customerId }) => customerId);
  const addresses = byCustomer(
    await query
      .select()
      .from(customerAddresses)
      .where(ids && inArray(customerAddresses.customerId, ids))
      .orderBy(desc(customerAddresses.preferred), asc(customerAddresses.createdAt), asc(customerAddresses.addressId)),
  );
  const groups = byCustomer(
    await query
      .select()
      .from(customerGroupMembers)
      .where(ids && inArray(customerGroupMembers.customerId, ids))
      .orderBy(asc(customerGroupMembers.groupId)),
  );
  const externals = byCustomer(
    await query
      .select()
      .from(externalProfiles)
      .where(ids && inArray(externalProfiles.customerId, ids))
      .orderBy(asc(externalProfiles.authenticationProviderId), asc(externalProfiles.externalId)),
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.getTime() === LONG_AGO.getTime() ? null : row.createdAt,
    addresses: addresses.get(row.id) ?? [],
    groups: (groups.get(row.id) ?? []).map(({ groupId }) => groupId),
    externals: externals.get(row.id) ?? [],
  }));
};

const writeParts = async (database: Database, id: string, facts: CustomerFacts): Promise<void> => {
  const { sql: query } = database;
  await query.delete(customerAddresses).where(eq(customerAddresses.customerId, id));
  await query.delete(customerGroupMembers).where(eq(customerGroupMembers.customerId, id));
  await query.delete(externalProfiles).where(eq(externalProfiles.customerId, id));
  const at = facts.createdAt ?? LONG_AGO;
  if (facts.addresses.length > 0)
    await query
      .insert(customerAddresses)
      .values(
        // A later address has a later moment, so that they stay in the order of the file.
        facts.addresses.map((each, index) => {
          const moment = new Date(at.getTime() + index);
          return { customerId: id, ...each, createdAt: moment, modifiedAt: moment };
        }),
      )
      .onConflictDoNothing();
  if (facts.groups.length > 0)
    await query
      .insert(customerGroupMembers)
      .values(facts.groups.map((groupId) => ({ customerId: id, groupId })))
      .onConflictDoNothing();
  if (facts.externals.length > 0)
    await query
      .insert(externalProfiles)
      .values(facts.externals.map((each) => ({ customerId: id, ...each })))
      .onConflictDoNothing();
};

/**
 * People with an account. Passwords the platform keeps by scrypt still open their accounts, plain ones are hashed;
 * whoever has another kind must set a new one.
 */
export const customerMapping = (database: Database, kind: "customers" | "customer-list"): Mapping => {
  const bySites = async () =>
    (
      await database.sql
        .select({ key: archiveObjects.key })
        .from(archiveObjects)
        .where(and(eq(archiveObjects.kind, "customers"), eq(archiveObjects.object, "customer")))
    ).map(({ key }) => key);

  const rowOf = async (entry: Entry, facts: CustomerFacts, known: { passwordHash: string } | undefined) => {
    const plain = plainPasswordIn(entry);
    const passwordHash = plain ? await hashPassword(plain) : facts.passwordHash || (known?.passwordHash ?? "");
    const { addresses: _addresses, groups: _groups, externals: _externals, ...columns } = facts;
    const createdAt = facts.createdAt ?? LONG_AGO;
    return { ...columns, passwordHash, loginKey: loginKeyOf(facts.login), createdAt, modifiedAt: createdAt };
  };

  return {
    kind,
    object: "customer",
    isKeyShopWide: true,

    read: async (keys) => {
      const all = await readFacts(database, keys);
      const told = keys ? [] : await bySites();
      return all
        .filter(({ customerNo }) => keys || told.includes(customerNo) === (kind === "customers"))
        .map((facts) => ({
          siteId: "",
          containerId: kind === "customer-list" ? OWN_LIST : "",
          key: facts.customerNo,
          element: customerElement(facts),
        }));
    },

    understood: (entry, context) => customerElement(customerFactsOf(entry, context)),

    write: async (entries, context) => {
      const refused: string[] = [];
      const known = new Map(
        (
          await database.sql
            .select()
            .from(customers)
            .where(
              inArray(
                customers.customerNo,
                entries.map(({ key }) => key),
              ),
            )
        ).map((row) => [row.customerNo, row]),
      );
      for (const entry of entries) {
        const facts = customerFactsOf(entry, context);
        const before = known.get(entry.key);
        const { id, ...row } = await rowOf(entry, facts, before);
        const [taken] = await database.sql
          .select({ customerNo: customers.customerNo })
          .from(customers)
          .where(eq(customers.loginKey, row.loginKey));
        if (facts.login === "" || (taken && taken.customerNo !== entry.key)) {
          context.count("customers: without a login, or with somebody else's, kept without effect");
          refused.push(entry.key);
          continue;
        }
        if (row.passwordHash === "" && facts.externals.length === 0)
          context.count("customers: must set a new password");
        if (before) await database.sql.update(customers).set(row).where(eq(customers.id, before.id));
        else await database.sql.insert(customers).values({ id, ...row });
        await writeParts(database, before?.id ?? id, facts);
      }
      return refused;
    },

    remove: async (entries) => {
      for (const { key } of entries) {
        const [row] = await database.sql
          .select({ id: customers.id })
          .from(customers)
          .where(eq(customers.customerNo, key));
        if (!row) continue;
        await database.sql.delete(customers).where(eq(customers.id, row.id));
        for (const table of [customerAddresses, customerGroupMembers, externalProfiles])
          await database.sql.delete(table).where(eq(table.customerId, row.id));
      }
    },

    finish: async () => {
      await database.sql.execute(
        sql`select setval('customer_no', greatest((select last_value from customer_no), (select coalesce(max(customer_no::bigint), 0) from ${customers} where customer_no ~ '^[0-9]{1,15}$')))`,
      );
    },
  };
};
