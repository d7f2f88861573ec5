import { and, eq } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { orders, orderShipments } from "./order-tables.ts";
import type { OrderShipment } from "./order.ts";

/** Keeps what is changed of the parcels of placed orders. */
export interface OrderAddressRepository {
  /** Writes address, taxed place, method, card and attributes of a parcel whose order is locked. */
  save: (orderNo: string, shipment: OrderShipment, at: Date) => Promise<void>;
}

/** Addresses of orders in SQL. */
export const createOrderAddressRepository = (database: Database): OrderAddressRepository => ({
  save: async (orderNo, { id, shippingAddress, taxPlace, method, attributes, gift, giftMessage }, at) => {
    await database.sql
      .update(orderShipments)
      .set({
        shippingAddress: shippingAddress && { ...shippingAddress },
        taxPlace,
        method: { ...method },
        attributes: { ...attributes },
        gift,
        giftMessage,
      })
      .where(and(eq(orderShipments.orderNo, orderNo), eq(orderShipments.id, id)));
    await database.sql.update(orders).set({ modifiedAt: at }).where(eq(orders.orderNo, orderNo));
  },
});
