import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { type Answer, useAnswer } from "#app/hooks/use-answer.ts";

/** An order being looked up by its own shopper. */
export type OrderState =
  | { status: "pending" }
  | { status: "done"; order: Order }
  | { status: "missing" }
  | { status: "error"; message: ShopperMessage };

/** Asks for an order; null where the backend refuses it in one of the ways that say that it is not there. */
export const orderOrNone = (asked: Promise<Order>, missing: readonly number[]): Promise<Order | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof CommerceApiError && missing.includes(error.status)) return null;
    throw error;
  });

/** How an order stands by the answer to who asked for it. */
export const orderState = ({ status, value, error }: Answer<Order | null>): OrderState => {
  if (status === "pending") return { status };
  if (status === "failed") return { status: "error", message: shopperMessage(error) };
  return value ? { status: "done", order: value } : { status: "missing" };
};

/**
 * Looks up one order with the shopper's own token; another shopper's order is as missing as one that never was, and
 * so is none (null). Undefined means that the number is not known yet. `replace` puts a changed order in its place.
 */
export const useOrder = (
  orderNo: string | null | undefined,
): { state: OrderState; replace: (changed: Order) => void } => {
  const { orders } = useCommerceApi();
  const answer = useAnswer(
    orderNo && `order ${orderNo}`,
    () => orderOrNone(orders.get(orderNo ?? ""), [400, 403, 404]),
    "The order could not be asked for.",
  );
  const state: OrderState = orderNo === null || orderNo === "" ? { status: "missing" } : orderState(answer);
  return { state, replace: answer.keep };
};
