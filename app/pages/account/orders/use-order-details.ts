import type { Order } from "#app/commerce-api/orders.ts";
import { type OrderState, orderOrNone, orderState } from "#app/hooks/checkout/use-order.ts";
import { useOrderHistory } from "#app/hooks/orders/use-order-history.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

/** One order of the shopper's own with its parcels; `replace` keeps what has become of it. */
export const useOrderDetails = (orderNo: string): { state: OrderState; replace: (order: Order) => void } => {
  const history = useOrderHistory();
  const answer = useAnswer(
    `order with parcels ${orderNo}`,
    () => orderOrNone(history.details(orderNo), [400, 401, 403, 404]),
    "The order could not be asked for.",
  );
  return { state: orderState(answer), replace: answer.keep };
};
