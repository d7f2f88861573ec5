import type { ShopperOrdersTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ScapiTransport } from "./scapi-transport.ts";

/** A placed order; `c_flashes` or the status `failed` say that it did not go through. */
export type Order = ShopperOrdersTypes.Order;

export interface OrdersApi {
  /** Places the order of a basket; asking twice gives the same order. */
  create(basketId: string): Promise<Order>;
  get(orderNo: string): Promise<Order>;
}

export const createOrdersApi = (scapi: ScapiTransport): OrdersApi => ({
  create: async (basketId) =>
    (await scapi("ShopperOrders", "createOrder", [{ parameters: {}, body: { basketId } }])) as Order,
  get: async (orderNo) => (await scapi("ShopperOrders", "getOrder", [{ parameters: { orderNo } }])) as Order,
});
