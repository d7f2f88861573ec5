import { defineMessages, FormattedDate, FormattedMessage } from "react-intl";
import { ArrivalWords } from "#app/components/delivery/arrival-words.tsx";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { parcelSteps, type ParcelStep } from "#app/domain/orders/order-progress.ts";
import c from "./order.styles.ts";

const names = defineMessages({
  placed: { id: "confirmation.placed", defaultMessage: "Order placed" },
  packing: { id: "order.step.packing", defaultMessage: "In the kitchen" },
  onItsWay: { id: "order.step.onItsWay", defaultMessage: "On its way" },
  delivered: { id: "confirmation.atYourDoor", defaultMessage: "At your door" },
  atTheCounter: { id: "confirmation.atTheCounter", defaultMessage: "Waiting at the counter" },
  collected: { id: "order.step.collected", defaultMessage: "Picked up" },
  cancelled: { id: "order.step.cancelled", defaultMessage: "Canceled" },
  failed: { id: "order.step.failed", defaultMessage: "Not paid for" },
});

/** What was promised in the words it was promised in; moments that have passed, in the shopper's own time. */
const StepDate = ({ step: { at, expected } }: { step: ParcelStep }) =>
  expected ? (
    <FormattedMessage
      id="order.expectedDays"
      defaultMessage="Expected {days}"
      values={{ days: <ArrivalWords promise={expected} /> }}
    />
  ) : at ? (
    <FormattedDate value={at} dateStyle="full" />
  ) : null;

/** The stations of one parcel or pickup as a list; what lies behind is marked for the eye and said in words. */
export function ParcelTimeline({
  order,
  shipmentId,
  isPickup,
  method,
}: {
  order: OrderDocument;
  shipmentId: string;
  isPickup: boolean;
  method: BasketShipment["shippingMethod"];
}) {
  const steps = parcelSteps(order, shipmentId, isPickup);
  return (
    <ol className={c.track}>
      {steps.map((step) => (
        <li key={step.id} data-done={step.isDone || undefined}>
          <div>
            <b>
              <FormattedMessage {...names[step.id]} />
              {step.isDone ? (
                <span className="vh">
                  {" "}
                  <FormattedMessage id="order.step.done" defaultMessage="(done)" />
                </span>
              ) : null}
            </b>
            {step.at || step.expected ? (
              <p>
                <StepDate step={step} />
              </p>
            ) : null}
            {step.id === "onItsWay" && method ? (
              <p>{[method.name, method.description].filter(Boolean).join(". ")}</p>
            ) : null}
            {step.id === "atTheCounter" && !step.isDone ? (
              <p>
                <FormattedMessage id="confirmation.pickupMail" defaultMessage="We’ll email you when it’s packed." />
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
