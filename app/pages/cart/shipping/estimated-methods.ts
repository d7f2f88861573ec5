import { promiseOf, type ArrivalPromise } from "#app/domain/basket/arrival-promise.ts";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { isPickupShipment } from "#app/domain/basket/basket-kind.ts";

/** A way to ship everything, and what that costs in units. */
export interface EstimatedMethod {
  id: string;
  name: string;
  price: number;
  /** When the last of the parcels arrives, where the backend says so of each. */
  promise?: ArrivalPromise;
}

interface OfferedCost {
  id: string;
  name?: string;
  price?: number;
  shippingPromotions?: unknown[];
  [custom: string]: unknown;
}

/**
 * What each way to ship costs for all parcels of a bag together, the cheapest first; a way that one of the parcels
 * cannot take is left out. Pickups and empty shipments cost nothing to ship.
 */
export const estimatedMethods = (
  costs: { shipments: readonly { shipmentId: string; applicableShippingMethods?: readonly OfferedCost[] }[] },
  { shipments = [], productItems = [] }: BasketDocument,
): EstimatedMethod[] => {
  const parcels = costs.shipments.filter(({ shipmentId }) => {
    const shipment = shipments.find((each) => each.shipmentId === shipmentId);
    return (
      !(shipment && isPickupShipment(shipment)) && productItems.some((item) => (item.shipmentId ?? "me") === shipmentId)
    );
  });
  const [first, ...others] = parcels.map(({ applicableShippingMethods = [] }) => applicableShippingMethods);
  return (first ?? [])
    .flatMap((method) => {
      const all = [method, ...others.map((list) => list.find(({ id }) => id === method.id))];
      const prices = all.flatMap((each) => each?.price ?? []);
      if (prices.length < all.length) return [];
      const price = Math.round(prices.reduce((sum, each) => sum + each, 0) * 100) / 100;
      const promises = all
        .flatMap((each) => promiseOf(each) ?? [])
        .toSorted((one, other) => one.latest.localeCompare(other.latest));
      const promise = promises.length === all.length ? promises.at(-1) : undefined;
      return [{ id: method.id, name: method.name ?? method.id, price, ...(promise && { promise }) }];
    })
    .sort((one, other) => one.price - other.price);
};
