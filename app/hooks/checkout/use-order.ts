import { useEffect, useState } from "react";
import { CommerceApiError, shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";

/** An order being looked up by its own shopper. */
export type OrderState =
  | { status: "pending" }
  | { status: "done"; order: Order }
  | { status: "missing" }
  | { status: "error"; message: string };

/**
 * Looks up one order with the shopper's own token; another shopper's order is as missing as one that never was, and
 * so is none (null). Undefined means that the number is not known yet.
 */
export const useOrder = (orderNo: string | null | undefined): OrderState => {
  const { orders } = useCommerceApi();
  const [answer, setAnswer] = useState<{ orderNo: string; state: OrderState } | null>(null);
  useEffect(() => {
    if (!orderNo) return;
    let isWanted = true;
    const keep = (state: OrderState) => {
      if (isWanted) setAnswer({ orderNo, state });
    };
    orders.get(orderNo).then(
      (order) => keep({ status: "done", order }),
      (error: unknown) => {
        const isMissing = error instanceof CommerceApiError && [400, 403, 404].includes(error.status);
        keep(isMissing ? { status: "missing" } : { status: "error", message: shopperMessage(error) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [orders, orderNo]);
  if (orderNo === null || orderNo === "") return { status: "missing" };
  return answer && answer.orderNo === orderNo ? answer.state : { status: "pending" };
};
