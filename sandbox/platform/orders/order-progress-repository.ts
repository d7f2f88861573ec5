import { and, asc, count, eq, inArray, isNotNull, lte, max, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { writeTogether } from "#sandbox/core/database/json-rows.ts";
import { orderPayments, orderReturns, orders, orderShipments } from "./order-tables.ts";
import type { Order } from "./order.ts";

/** Pieces of a line that are on their way back. */
export interface OrderReturn {
  orderNo: string;
  itemId: string;
  quantity: number;
  reason: string;
  initiatedAt: Date;
}

/** Keeps how orders go on after they are placed. */
export interface OrderProgressRepository {
  /** Writes status, payments and parcels of an order that is locked. */
  save: (order: Order) => Promise<void>;
  /** The earliest moment at which an order goes on. */
  nextStepAt: () => Promise<Date | undefined>;
  /** Orders that go on at or before a moment, the earliest first. */
  due: (at: Date) => Promise<string[]>;
  /** How many orders of a customer go on yet. */
  countUnderway: (customerId: string) => Promise<number>;
  returns: (orderNo: string) => Promise<OrderReturn[]>;
  addReturns: (returns: readonly OrderReturn[]) => Promise<void>;
}

/** The life of orders in SQL. */
export const createOrderProgressRepository = (database: Database): OrderProgressRepository => ({
  countUnderway: async (customerId) =>
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

  save: async (order) => {
    const { orderNo, status, exportStatus, paymentStatus, failureReason, nextStepAt, modifiedAt } = order;
    await writeTogether(database, [
      ...order.payments.map(({ id, status: state }) =>
        database.sql
          .update(orderPayments)
          .set({ status: state, ...(state === "reversed" && { token: null }) })
          .where(and(eq(orderPayments.orderNo, orderNo), eq(orderPayments.id, id))),
      ),
      ...order.shipments.map(({ id, progress, method, attributes }) =>
        database.sql
          .update(orderShipments)
          .set({ progress: { ...progress }, method: { ...method }, attributes: { ...attributes } })
          .where(and(eq(orderShipments.orderNo, orderNo), eq(orderShipments.id, id))),
      ),
      database.sql
        .update(orders)
        .set({ status, exportStatus, paymentStatus, failureReason, nextStepAt, modifiedAt })
        .where(eq(orders.orderNo, orderNo)),
    ]);
  },

  nextStepAt: async () =>
    (
      await database.sql
        .select({ at: orders.nextStepAt })
        .from(orders)
        .where(isNotNull(orders.nextStepAt))
        .orderBy(asc(orders.nextStepAt))
        .limit(1)
    )[0]?.at ?? undefined,

  due: async (at) =>
    (
      await database.sql
        .select({ orderNo: orders.orderNo })
        .from(orders)
        .where(lte(orders.nextStepAt, at))
        .orderBy(asc(orders.nextStepAt), asc(orders.orderNo))
    ).map(({ orderNo }) => orderNo),

  returns: async (orderNo) =>
    await database.sql
      .select()
      .from(orderReturns)
      .where(eq(orderReturns.orderNo, orderNo))
      .orderBy(asc(orderReturns.position)),

  addReturns: async (returns) => {
    const [first] = returns;
    if (!first) return;
    const [last] = await database.sql
      .select({ position: sql<number>`coalesce(${max(orderReturns.position)}, 0)`.mapWith(Number) })
      .from(orderReturns)
      .where(eq(orderReturns.orderNo, first.orderNo));
    const before = last?.position ?? 0;
    await database.sql
      .insert(orderReturns)
      .values(returns.map((entry, index) => ({ ...entry, position: before + index + 1 })));
  },
});
