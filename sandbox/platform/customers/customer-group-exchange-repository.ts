import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import type { GroupRule } from "./customer-group.ts";
import { customerGroupMembers, customerGroups, customers } from "./customer-tables.ts";

/** A group by hand, or by its rule. */
export interface CustomerGroupRow {
  id: string;
  description: string;
  rule: GroupRule | null;
}

/** Groups of customers as site archives read and write them. */
export const createCustomerGroupExchange = (database: Database) => ({
  /** All groups, or those with these ids. */
  read: async (ids?: readonly string[]): Promise<CustomerGroupRow[]> =>
    (
      await database.sql
        .select()
        .from(customerGroups)
        .where(ids && inArray(customerGroups.id, [...ids]))
        .orderBy(asc(customerGroups.id))
    ).map((row) => ({ ...row, rule: row.rule as GroupRule | null })),

  put: async ({ id, description, rule }: CustomerGroupRow): Promise<void> => {
    await database.sql
      .insert(customerGroups)
      .values({ id, description, rule })
      .onConflictDoUpdate({ target: customerGroups.id, set: { description, rule: sql`excluded.rule` } });
  },

  remove: async (ids: readonly string[]): Promise<void> => {
    await database.sql.delete(customerGroups).where(inArray(customerGroups.id, [...ids]));
  },

  /** Puts people into groups. Answers with how many of these were not there. */
  addMembers: async (all: readonly { customerNo: string; groupId: string }[]): Promise<number> => {
    const numbers = [...new Set(all.map(({ customerNo }) => customerNo))];
    if (numbers.length === 0) return 0;
    const rows = await database.sql
      .select({ id: customers.id, customerNo: customers.customerNo })
      .from(customers)
      .where(inArray(customers.customerNo, numbers));
    const ids = new Map(rows.map(({ id, customerNo }) => [customerNo, id]));
    const members = all.flatMap(({ customerNo, groupId }) => {
      const customerId = ids.get(customerNo);
      return customerId ? [{ customerId, groupId }] : [];
    });
    await insertRows(database, customerGroupMembers, members, sql`on conflict do nothing`);
    return all.length - members.length;
  },

  removeMember: async (customerNo: string, groupId: string): Promise<void> => {
    const owners = database.sql
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.customerNo, customerNo));
    await database.sql
      .delete(customerGroupMembers)
      .where(and(eq(customerGroupMembers.groupId, groupId), inArray(customerGroupMembers.customerId, owners)));
  },
});

export type CustomerGroupExchange = ReturnType<typeof createCustomerGroupExchange>;
