import { isCustomerChanged } from "#app/commerce-api/commerce-api-error.ts";
import type { OrderPage, OrderSearch } from "#app/commerce-api/order-history.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useOrderHistory } from "#app/hooks/orders/use-order-history.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { useLastKnown } from "#app/hooks/use-last-known.ts";

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
  const answer = useAnswer(
    customerId && `orders of ${customerId}: ${JSON.stringify([search, number, limit])}`,
    async () => {
      const page = await history.search(customerId ?? "", search, { limit, offset: (number - 1) * limit });
      return { customerId, page };
    },
    "Failed to get customer order history list",
  );
  const last = useLastKnown(answer.value);

  if (status === "error") return { status };
  if (status === "done" && !customerId) return { status: "guest" };
  if (answer.status === "ready") return { status: "done", page: answer.value.page };
  // Whoever is shopping by then is told of, and their orders are asked for.
  if (answer.status === "failed" && !isCustomerChanged(answer.error)) return { status: "error" };
  return last && last.customerId === customerId ? { status: "pending", before: last.page } : { status: "pending" };
};
