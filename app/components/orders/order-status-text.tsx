import { defineMessages, FormattedMessage } from "react-intl";
import { orderProgress } from "#app/domain/orders/order-progress.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";

const words = defineMessages({
  placed: { id: "order.status.placed", defaultMessage: "Placed" },
  awaitingPayment: { id: "order.status.awaitingPayment", defaultMessage: "Waiting for your payment" },
  packing: { id: "order.status.packing", defaultMessage: "In the kitchen" },
  partlyOnItsWay: { id: "order.status.partlyOnItsWay", defaultMessage: "Partly on its way" },
  onItsWay: { id: "order.status.onItsWay", defaultMessage: "On its way" },
  completed: { id: "order.status.completed", defaultMessage: "Completed" },
  cancelled: { id: "order.status.cancelled", defaultMessage: "Cancelled" },
  failed: { id: "order.status.failed", defaultMessage: "Not paid for" },
});

/** How an order stands, in a word or two; `data-progress` lets what is around it look like it. */
export const OrderStatusText = ({ order }: { order: OrderDocument }) => {
  const progress = orderProgress(order);
  return (
    <span data-progress={progress}>
      <FormattedMessage {...words[progress]} />
    </span>
  );
};
