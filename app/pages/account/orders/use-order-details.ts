import { useEffect, useState } from "react";
import { CommerceApiError, shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import type { OrderState } from "#app/hooks/checkout/use-order.ts";
import { useOrderHistory } from "#app/hooks/orders/use-order-history.ts";

/** One order of the shopper's own with its parcels; `replace` keeps what has become of it. */
export const useOrderDetails = (orderNo: string): { state: OrderState; replace: (order: Order) => void } => {
  const history = useOrderHistory();
  const [answer, setAnswer] = useState<{ orderNo: string; state: OrderState } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (state: OrderState) => {
      if (isWanted) setAnswer({ orderNo, state });
    };
    history.details(orderNo).then(
      (order) => keep({ status: "done", order }),
      (error: unknown) => {
        const isMissing = error instanceof CommerceApiError && [400, 401, 403, 404].includes(error.status);
        keep(isMissing ? { status: "missing" } : { status: "error", message: shopperMessage(error) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [history, orderNo]);
  return {
    state: answer?.orderNo === orderNo ? answer.state : { status: "pending" },
    replace: (order) => setAnswer({ orderNo, state: { status: "done", order } }),
  };
};
