import { useEffect, useState } from "react";
import { isCustomerChanged } from "#app/commerce-api/commerce-api-error.ts";
import type { OrderPage } from "#app/commerce-api/order-history.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { logProblem } from "#app/hooks/browser/log-problem.ts";
import { useOrderHistory } from "./use-order-history.ts";

/** Orders on one page of the history. */
export const ORDERS_PER_PAGE = 10;

/** One page of a customer's orders on its way. */
export type OrderPageState =
  { status: "pending" } | { status: "done"; page: OrderPage } | { status: "error" } | { status: "guest" };

/** The page of the customer's orders with that number, the first is 1; `guest` for who has no account. */
export const useOrderPage = (number: number): OrderPageState => {
  const { session, status } = useCustomer();
  const history = useOrderHistory();
  const customerId = session?.registered ? session.customerId : undefined;
  const key = `${customerId}/${number}`;
  const [answer, setAnswer] = useState<{ key: string; state: OrderPageState } | null>(null);

  useEffect(() => {
    if (!customerId) return;
    let isWanted = true;
    const keep = (state: OrderPageState) => {
      if (isWanted) setAnswer({ key, state });
    };
    history.list(customerId, { limit: ORDERS_PER_PAGE, offset: (number - 1) * ORDERS_PER_PAGE }).then(
      (page) => keep({ status: "done", page }),
      (error: unknown) => {
        // Whoever is shopping by then is told of, and their orders are asked for.
        if (isCustomerChanged(error)) return;
        logProblem("Failed to get customer order history list", error);
        keep({ status: "error" });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [customerId, history, key, number]);

  if (status === "error") return { status: "error" };
  if (status === "done" && !customerId) return { status: "guest" };
  return answer?.key === key ? answer.state : { status: "pending" };
};
