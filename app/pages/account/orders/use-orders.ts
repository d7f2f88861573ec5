import { useEffect, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { isCustomerChanged } from "#app/commerce-api/commerce-api-error.ts";
import type { OrderPage, OrderSearch } from "#app/commerce-api/order-history.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useOrderHistory } from "#app/hooks/orders/use-order-history.ts";

/** Orders on one page of the history. */
export const ORDERS_PER_PAGE = 10;

/** Some of a customer's orders on their way; while others are looked for, those of before may be shown. */
export type OrdersState =
  | { status: "pending"; before?: OrderPage }
  | { status: "done"; page: OrderPage }
  | { status: "error" }
  | { status: "guest" };

/** The customer's orders that fit, the page with that number, the first is 1; `guest` for who has no account. */
export const useOrders = (search: OrderSearch, number: number, limit = ORDERS_PER_PAGE): OrdersState => {
  const { session, status } = useCustomer();
  const history = useOrderHistory();
  const customerId = session?.registered ? session.customerId : undefined;
  const wanted = JSON.stringify(search);
  const key = `${customerId}/${number}/${wanted}`;
  const [answer, setAnswer] = useState<{ key: string; customerId: string; state: OrdersState } | null>(null);

  useEffect(() => {
    if (!customerId) return;
    let isWanted = true;
    const keep = (state: OrdersState) => {
      if (isWanted) setAnswer({ key, customerId, state });
    };
    const page = { limit, offset: (number - 1) * limit };
    history.search(customerId, JSON.parse(wanted) as OrderSearch, page).then(
      (found) => keep({ status: "done", page: found }),
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
  }, [customerId, history, key, limit, number, wanted]);

  if (status === "error") return { status: "error" };
  if (status === "done" && !customerId) return { status: "guest" };
  if (answer && answer.key === key) return answer.state;
  return answer && answer.customerId === customerId && answer.state.status === "done"
    ? { status: "pending", before: answer.state.page }
    : { status: "pending" };
};
