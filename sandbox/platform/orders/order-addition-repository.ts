import { and, eq } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { orderItems, orderPayments, orders, orderShipments } from "./order-tables.ts";
import type { Order } from "./order.ts";

/** Keeps placed orders that have grown. */
export interface OrderAdditionRepository {
  /** Writes lines, sums and what each payment pays of an order that is locked. */
  save: (order: Order) => Promise<void>;
}

/** Grown orders in SQL. */
export const createOrderAdditionRepository = (database: Database): OrderAdditionRepository => ({
  save: async ({ orderNo, items, shipments, payments, totals, adjustments, attributes, modifiedAt }) => {
    await database.sql.delete(orderItems).where(eq(orderItems.orderNo, orderNo));
    const rows = items.map((item, position) => ({ ...item, orderNo, position }));
    await database.sql.insert(orderItems).values(rows as never);
    for (const { id, ...shipment } of shipments)
      await database.sql
        .update(orderShipments)
        .set({ adjustments: [...shipment.adjustments], totals: { ...shipment.totals } })
        .where(and(eq(orderShipments.orderNo, orderNo), eq(orderShipments.id, id)));
    for (const { id, amountCents } of payments)
      await database.sql
        .update(orderPayments)
        .set({ amountCents })
        .where(and(eq(orderPayments.orderNo, orderNo), eq(orderPayments.id, id)));
    await database.sql
      .update(orders)
      .set({
        totals: { ...totals },
        orderTotalCents: totals.orderTotalCents ?? 0,
        adjustments: [...adjustments],
        attributes: { ...attributes },
        modifiedAt,
      })
      .where(eq(orders.orderNo, orderNo));
  },
});
