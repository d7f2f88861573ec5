import { eq, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { orderAccessCodes } from "./order-tables.ts";

/** A code that opens an order for a while. */
export type OrderAccessCode = typeof orderAccessCodes.$inferSelect;

/** Keeps the codes, one per order. */
export interface OrderAccessRepository {
  find: (orderNo: string) => Promise<OrderAccessCode | undefined>;
  put: (code: OrderAccessCode) => Promise<void>;
  countFailure: (orderNo: string) => Promise<void>;
}

/** Access codes in SQL. */
export const createOrderAccessRepository = (database: Database): OrderAccessRepository => ({
  find: async (orderNo) =>
    (await database.sql.select().from(orderAccessCodes).where(eq(orderAccessCodes.orderNo, orderNo)).for("update"))[0],

  put: async (code) => {
    await database.sql
      .insert(orderAccessCodes)
      .values(code)
      .onConflictDoUpdate({ target: orderAccessCodes.orderNo, set: code });
  },

  countFailure: async (orderNo) => {
    await database.sql
      .update(orderAccessCodes)
      .set({ failures: sql`${orderAccessCodes.failures} + 1` })
      .where(eq(orderAccessCodes.orderNo, orderNo));
  },
});
