import { FormattedDate, FormattedMessage } from "react-intl";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import { arrivalPromise } from "#app/domain/basket/arrival-promise.ts";

/** When a parcel arrives, after a comma; nothing while no way to ship is chosen. */
export function ArrivalPromise({ shipment }: { shipment: BasketShipment | undefined }) {
  const promise = arrivalPromise(shipment);
  if (!promise) return null;
  const day = (value: Date) => (
    <FormattedDate value={value} weekday="short" month="short" day="numeric" timeZone={promise.timeZone} />
  );
  return promise.last ? (
    <FormattedMessage
      id="cart.arrivingBetween"
      defaultMessage=", arriving {first} to {last}"
      values={{ first: day(promise.first), last: day(promise.last) }}
    />
  ) : (
    <FormattedMessage id="cart.arriving" defaultMessage=", arriving {day}" values={{ day: day(promise.first) }} />
  );
}
