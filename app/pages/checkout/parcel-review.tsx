import { FormattedMessage, useIntl } from "react-intl";
import { AddressWords } from "#app/components/address/address-words.tsx";
import { useMoney } from "#app/components/basket/use-money.ts";
import { ArrivalWords } from "#app/components/delivery/arrival-words.tsx";
import { arrivalPromise } from "#app/domain/basket/arrival-promise.ts";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import { fullNameOf } from "#app/domain/basket/door-address.ts";
import { ReviewPart } from "./review-part.tsx";
import c from "./review-order-page.styles.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Where a parcel goes, how, when it arrives, and the words that go with it (checkout-16). */
export function ParcelReview({
  shipment,
  currency,
  isNamed,
  isAwaitingCheck,
}: {
  shipment: BasketShipment;
  currency: string | undefined;
  /** There are several, so that each says whose it is. */
  isNamed: boolean;
  /** Nothing is promised before the check is there. */
  isAwaitingCheck: boolean;
}) {
  const intl = useIntl();
  const money = useMoney(currency);
  const { shippingAddress, shippingMethod, giftMessage } = shipment;
  const promise = arrivalPromise(shipment);
  const instructions = textOf(shipment["c_DeliveryInstructions"]);
  const message = textOf(giftMessage);
  return (
    <ReviewPart
      name={
        isNamed
          ? intl.formatMessage(
              { id: "review.shippingTo", defaultMessage: "Shipping to {name}" },
              { name: fullNameOf(shippingAddress ?? {}) },
            )
          : intl.formatMessage({ id: "review.shipping", defaultMessage: "Shipping" })
      }
      step="shipping"
    >
      <AddressWords address={shippingAddress} />
      {promise && (
        <p>
          {isAwaitingCheck ? (
            promise.reason === "chosen" ? (
              <FormattedMessage
                id="review.wishedDay"
                defaultMessage="You’ve asked for {days}. We’ll confirm it when your check is here."
                values={{ days: <ArrivalWords promise={promise} /> }}
              />
            ) : (
              <FormattedMessage
                id="review.dayLater"
                defaultMessage="We’ll email you the day it arrives when your check is here."
              />
            )
          ) : promise.reason === "chosen" ? (
            <FormattedMessage
              id="review.chosenDay"
              defaultMessage="Arriving <b>{days}</b>, the day you chose"
              values={{ days: <ArrivalWords promise={promise} />, b: (words) => <b>{words}</b> }}
            />
          ) : (
            <FormattedMessage
              id="review.arriving"
              defaultMessage="Arriving <b>{days}</b>"
              values={{ days: <ArrivalWords promise={promise} />, b: (words) => <b>{words}</b> }}
            />
          )}
        </p>
      )}
      {shippingMethod ? (
        <p className={c.muted}>
          {shippingMethod.name}
          {shippingMethod.price === undefined ? null : `, ${money(shippingMethod.price)}`}
        </p>
      ) : null}
      {instructions && (
        <p>
          <FormattedMessage
            id="order.instructions"
            defaultMessage="For the carrier: {words}"
            values={{ words: instructions }}
          />
        </p>
      )}
      {message && (
        <p>
          <FormattedMessage id="order.giftMessage" defaultMessage="Gift message: {words}" values={{ words: message }} />
        </p>
      )}
    </ReviewPart>
  );
}
