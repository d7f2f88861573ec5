import { saleOf } from "#app/analytics/sale-items.ts";
import { track } from "#app/analytics/track.ts";
import { CommerceApiError, UNEXPECTED, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Order, OrdersApi } from "#app/commerce-api/orders.ts";
import { rememberLastOrder } from "./last-order.ts";

/** How long to wait before asking again for an order whose answer got lost, in milliseconds. */
export const RETRY_AFTER_MS = [500, 1500] as const;

const isLost = (error: unknown): boolean =>
  error instanceof CommerceApiError && [0, 408, 502, 503, 504].includes(error.status);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Makes the order of a bag. When the answer gets lost it is asked for again, which the backend answers with the same
 * order.
 */
export const createOrder = async (orders: Pick<OrdersApi, "create">, basketId: string): Promise<Order> => {
  for (const delay of RETRY_AFTER_MS) {
    try {
      return await orders.create(basketId);
    } catch (error) {
      if (!isLost(error)) throw error;
      await pause(delay);
    }
  }
  return orders.create(basketId);
};

/** Why an order was not taken (checkout-14): its status is failed or it carries flashes; null for one that was. */
export const refusalOf = (order: Order): ShopperMessage | null => {
  const flashes = Array.isArray(order.c_flashes) ? (order.c_flashes as { message?: string }[]) : [];
  if (order.status !== "failed" && flashes.length === 0) return null;
  return flashes.find(({ message }) => message)?.message ?? UNEXPECTED;
};

/** Counts a placed order and remembers it in this tab; gives its number. */
export const noteOrder = (order: Order): string => {
  const orderNo = order.orderNo ?? "";
  track({
    event: "purchase",
    ecommerce: {
      ...saleOf(order),
      value: order.orderTotal ?? 0,
      transaction_id: orderNo,
      tax: order.taxTotal ?? 0,
      shipping: order.shippingTotal ?? 0,
    },
  });
  rememberLastOrder(orderNo);
  return orderNo;
};
