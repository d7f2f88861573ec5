import { eq } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { orders } from "./order-tables.ts";

/** Whose an order becomes. */
export interface NewOwner {
  customerId: string;
  customerNo: string | null;
}

/** Gives orders to somebody else. */
export interface OrderClaimRepository {
  give: (orderNo: string, owner: NewOwner, at: Date) => Promise<void>;
}

/** Owners of orders in SQL. */
export const createOrderClaimRepository = (database: Database): OrderClaimRepository => ({
  give: async (orderNo, owner, at) => {
    const given = { ...owner, registered: true, modifiedAt: at };
    await database.sql.update(orders).set(given).where(eq(orders.orderNo, orderNo));
  },
});
