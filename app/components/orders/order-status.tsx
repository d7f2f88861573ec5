import { useState } from "react";
import { defineMessages, FormattedMessage } from "react-intl";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { isLate, orderProgress, type OrderProgress } from "#app/domain/orders/order-progress.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import c from "./order-status.styles.ts";

const words = defineMessages({
  awaitingPayment: { id: "order.status.awaitingPayment", defaultMessage: "Waiting for your payment" },
  placed: { id: "order.status.placed", defaultMessage: "Placed" },
  packing: { id: "order.status.packing", defaultMessage: "In the kitchen" },
  partlyOnItsWay: { id: "order.status.partlyOnItsWay", defaultMessage: "Partly on its way" },
  onItsWay: { id: "order.status.onItsWay", defaultMessage: "On its way" },
  readyForPickup: { id: "order.status.readyForPickup", defaultMessage: "Ready for pickup" },
  delivered: { id: "order.status.delivered", defaultMessage: "Delivered" },
  collected: { id: "order.status.collected", defaultMessage: "Picked up" },
  completed: { id: "order.status.completed", defaultMessage: "Completed" },
  cancelled: { id: "order.status.cancelled", defaultMessage: "Canceled" },
  failed: { id: "order.status.failed", defaultMessage: "Not paid for" },
});

const icons: Record<OrderProgress, IconName> = {
  awaitingPayment: "card",
  placed: "bag",
  packing: "box",
  partlyOnItsWay: "truck",
  onItsWay: "truck",
  readyForPickup: "shop",
  delivered: "check",
  collected: "check",
  completed: "check",
  cancelled: "close",
  failed: "warning",
};

const looks: Record<OrderProgress, string> = {
  awaitingPayment: c.act,
  placed: c.placed,
  packing: c.packing,
  partlyOnItsWay: c.moving,
  onItsWay: c.moving,
  readyForPickup: c.ready,
  delivered: c.done,
  collected: c.done,
  completed: c.done,
  cancelled: c.ended,
  failed: c.failed,
};

/**
 * How an order stands, and whether it is late: a word, an icon and a colour by its kind, the same wherever an order is
 * shown.
 */
export const OrderStatus = ({ order }: { order: OrderDocument }) => {
  const [now] = useState(() => new Date());
  const progress = orderProgress(order);
  return (
    <span className={c.marks}>
      <span className={looks[progress]} data-progress={progress}>
        <Icon name={icons[progress]} size="xs" />
        <FormattedMessage {...words[progress]} />
      </span>
      {isLate(order, now) ? (
        <span className={c.late}>
          <Icon name="clock" size="xs" />
          <FormattedMessage id="order.status.late" defaultMessage="Late" />
        </span>
      ) : null}
    </span>
  );
};
