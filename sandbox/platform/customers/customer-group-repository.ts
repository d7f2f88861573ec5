import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import {
  businessAccountMembers,
  businessAccounts,
  customerGroupMembers,
  customerGroups,
  customers,
} from "./customer-tables.ts";
import { orders } from "#sandbox/platform/orders/order-tables.ts";
import type { CustomerGroup, GroupRule } from "./customer-group.ts";
import type { CustomerRow } from "./customer-repository.ts";

/** What the groups of one account follow from. */
export interface CustomerStanding {
  customer: CustomerRow;
  /** Groups the person was put into by hand. */
  assigned: string[];
  orders: { count: number; totalCents: number };
  /** The account the person orders for; null for none. */
  business: { level: string; taxExempt: boolean } | null;
}

/** Groups of customers, and what they follow from. */
export const createCustomerGroupRepository = (database: Database) => ({
  groups: async (): Promise<CustomerGroup[]> => {
    const rows = await database.sql.select().from(customerGroups).orderBy(asc(customerGroups.id));
    return rows.map((row) => ({ ...row, rule: row.rule as GroupRule | null }));
  },

  /** Everything in one statement, because it is read on most calls of a customer; nothing for a guest. */
  standing: async (customerId: string): Promise<CustomerStanding | undefined> => {
    const assigned = database.sql
      .select({
        ids: sql`coalesce(json_agg(${customerGroupMembers.groupId} order by ${customerGroupMembers.groupId}), '[]')`,
      })
      .from(customerGroupMembers)
      .where(eq(customerGroupMembers.customerId, customers.id));
    const placed = database.sql
      .select({
        sums: sql`json_build_object('count', count(*), 'totalCents', coalesce(sum(${orders.orderTotalCents}), 0))`,
      })
      .from(orders)
      .where(and(eq(orders.customerId, customers.id), inArray(orders.status, ["new", "open", "completed"])));
    const business = database.sql
      .select({
        row: sql`json_build_object('level', ${businessAccounts.level}, 'taxExempt', ${businessAccounts.taxExempt})`,
      })
      .from(businessAccountMembers)
      .innerJoin(businessAccounts, eq(businessAccounts.id, businessAccountMembers.accountId))
      .where(eq(businessAccountMembers.customerId, customers.id));
    const [row] = await database.sql
      .select({
        customer: customers,
        assigned: sql<string[]>`(${assigned})`,
        orders: sql<CustomerStanding["orders"]>`(${placed})`,
        business: sql<CustomerStanding["business"]>`(${business})`,
      })
      .from(customers)
      .where(eq(customers.id, customerId));
    return row;
  },
});

export type CustomerGroupRepository = ReturnType<typeof createCustomerGroupRepository>;
