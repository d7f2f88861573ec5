import { FormattedMessage } from "react-intl";
import { ArrivalWords } from "#app/components/delivery/arrival-words.tsx";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import { arrivalPromise } from "#app/domain/basket/arrival-promise.ts";

/** When a parcel arrives, after a comma; nothing while no way to ship is chosen. */
export function ArrivalPromise({ shipment }: { shipment: BasketShipment | undefined }) {
  const promise = arrivalPromise(shipment);
  return promise ? (
    <FormattedMessage
      id="cart.arriving"
      defaultMessage=", arriving {days}"
      values={{ days: <ArrivalWords promise={promise} /> }}
    />
  ) : null;
}
