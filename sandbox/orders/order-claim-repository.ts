import { eq } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import { orders } from "#sandbox/database/schema/orders.ts";
import { subscriptions } from "#sandbox/database/schema/subscriptions.ts";

/** Whose an order becomes. */
export interface NewOwner {
  customerId: string;
  customerNo: string | null;
}

/** Gives orders, and the subscriptions they began, to somebody else. */
export interface OrderClaimRepository {
  give: (orderNo: string, owner: NewOwner, at: Date) => Promise<void>;
}

/** Owners of orders in SQL. */
export const createOrderClaimRepository = (database: Database): OrderClaimRepository => ({
  give: async (orderNo, owner, at) => {
    const given = { ...owner, registered: true, modifiedAt: at };
    await database.sql.update(orders).set(given).where(eq(orders.orderNo, orderNo));
    await database.sql.update(subscriptions).set(given).where(eq(subscriptions.orderNo, orderNo));
  },
});
