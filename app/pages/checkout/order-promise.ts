import type { Basket } from "#app/commerce-api/baskets.ts";
import { arrivalPromise } from "#app/domain/basket/arrival-promise.ts";
import { usedShipments } from "#app/domain/basket/used-shipments.ts";
import { isPaidByCheck } from "#app/domain/payment/check-instructions.ts";

/**
 * When the one parcel of an order arrives; null for several parcels, without a promise, and as long as a check has to
 * come first.
 */
export const orderPromise = (basket: Basket) => {
  const { parcels } = usedShipments(basket);
  return parcels.length === 1 && !isPaidByCheck(basket) ? arrivalPromise(parcels[0]) : null;
};
