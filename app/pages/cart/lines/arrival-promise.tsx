import { FormattedMessage } from "react-intl";
import { ArrivalDays } from "#app/components/delivery/arrival-days.tsx";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import { arrivalPromise } from "#app/domain/basket/arrival-promise.ts";

/** When a parcel arrives, after a comma; nothing while no way to ship is chosen. */
export function ArrivalPromise({ shipment }: { shipment: BasketShipment | undefined }) {
  const promise = arrivalPromise(shipment);
  return promise ? (
    <FormattedMessage
      id="cart.arriving"
      defaultMessage=", arriving {days}"
      values={{ days: <ArrivalDays promise={promise} /> }}
    />
  ) : null;
}
