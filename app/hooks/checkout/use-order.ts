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
  const [state, setState] = useState<OrderState>({ status: "pending" });
  useEffect(() => {
    if (orderNo === undefined) return;
    if (!orderNo) {
      setState({ status: "missing" });
      return;
    }
    let isWanted = true;
    setState({ status: "pending" });
    orders.get(orderNo).then(
      (order) => {
        if (isWanted) setState({ status: "done", order });
      },
      (error: unknown) => {
        if (!isWanted) return;
        const isMissing = error instanceof CommerceApiError && [400, 403, 404].includes(error.status);
        setState(isMissing ? { status: "missing" } : { status: "error", message: shopperMessage(error) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [orders, orderNo]);
  return state;
};
