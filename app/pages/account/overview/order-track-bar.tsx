import { defineMessages, FormattedMessage } from "react-intl";
import type { Order } from "#app/commerce-api/orders.ts";
import { ArrivalDays } from "#app/components/delivery/arrival-days.tsx";
import { isPickupShipment } from "#app/domain/basket/basket-kind.ts";
import { nextArrival, orderProgress, type OrderProgress } from "#app/domain/orders/order-progress.ts";
import o from "./overview.styles.ts";

const words = defineMessages({
  placed: { id: "order.status.placed", defaultMessage: "Placed" },
  packing: { id: "order.status.packing", defaultMessage: "In the kitchen" },
  onItsWay: { id: "order.status.onItsWay", defaultMessage: "On its way" },
  readyForPickup: { id: "order.status.readyForPickup", defaultMessage: "Ready for pickup" },
  delivered: { id: "order.status.delivered", defaultMessage: "Delivered" },
  collected: { id: "order.status.collected", defaultMessage: "Picked up" },
});

/** How many of the four stations lie behind an order that is under way. */
const stations: Partial<Record<OrderProgress, number>> = {
  placed: 1,
  packing: 2,
  partlyOnItsWay: 3,
  onItsWay: 3,
  readyForPickup: 3,
};

/** How far an order has come, as a bar of four stations, and when it should be there. */
export function OrderTrackBar({ order }: { order: Order }) {
  const shipments = order.shipments ?? [];
  const isPickup = shipments.length > 0 && shipments.every(isPickupShipment);
  const reached = stations[orderProgress(order)] ?? 0;
  const arrival = nextArrival(order);
  const names = isPickup
    ? ([words.placed, words.packing, words.readyForPickup, words.collected] as const)
    : ([words.placed, words.packing, words.onItsWay, words.delivered] as const);
  return (
    <div className={o.track}>
      <ol className={o.bar}>
        {names.map((name, place) => (
          <li
            key={name.id}
            data-done={place < reached || undefined}
            aria-current={place === reached - 1 ? "step" : undefined}
          >
            <FormattedMessage {...name} />
            {place < reached ? (
              <span className="vh">
                {" "}
                <FormattedMessage id="order.step.done" defaultMessage="(done)" />
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {arrival ? (
        <p className={o.expected}>
          <FormattedMessage
            id="order.expectedDays"
            defaultMessage="Expected {days}"
            values={{ days: <ArrivalDays promise={arrival} /> }}
          />
        </p>
      ) : null}
    </div>
  );
}
