import { and, eq } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import { orders, orderShipments } from "#sandbox/database/schema/orders.ts";
import type { OrderShipment } from "./order.ts";

/** Keeps where the parcels of placed orders go. */
export interface OrderAddressRepository {
  /** Writes address, taxed place, method and attributes of a parcel whose order is locked. */
  save: (orderNo: string, shipment: OrderShipment, at: Date) => Promise<void>;
}

/** Addresses of orders in SQL. */
export const createOrderAddressRepository = (database: Database): OrderAddressRepository => ({
  save: async (orderNo, { id, shippingAddress, taxPlace, method, attributes }, at) => {
    await database.sql
      .update(orderShipments)
      .set({
        shippingAddress: shippingAddress && { ...shippingAddress },
        taxPlace,
        method: { ...method },
        attributes: { ...attributes },
      })
      .where(and(eq(orderShipments.orderNo, orderNo), eq(orderShipments.id, id)));
    await database.sql.update(orders).set({ modifiedAt: at }).where(eq(orders.orderNo, orderNo));
  },
});
