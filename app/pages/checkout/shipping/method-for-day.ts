import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import { chooseShippingMethod, type OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { isPossibleDay, wishedDays, wishedShipment, wishOf } from "#app/domain/checkout/wished-day.ts";

/** The cheapest way to ship by which a parcel can arrive on a day; undefined where none does. */
export const methodForDay = (
  offered: readonly OfferedShippingMethod[],
  day: string | null,
): OfferedShippingMethod | undefined =>
  offered
    .filter((method) => {
      const days = wishedDays(method);
      return day !== null && days !== null && isPossibleDay(day, days);
    })
    .toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))[0];

const keepsDay = (method: OfferedShippingMethod | undefined, day: string): boolean => {
  const days = wishedDays(method);
  return days !== null && isPossibleDay(day, days);
};

/** What a parcel is told that shall go another way; `isDayLost` where that way does not keep its day. */
export const changeOfWay = (parcel: BasketShipment, method: OfferedShippingMethod) => {
  const { day } = wishOf(parcel);
  const isDayLost = day !== null && !keepsDay(method, day);
  return {
    said: {
      shippingMethod: { id: method.id },
      ...(isDayLost && wishedShipment({ day: null, isNow: false }, null)),
    },
    isDayLost,
  };
};

/**
 * What a parcel is told about its way once the ways to its address are known: one that a day was wished for goes the
 * cheapest way that keeps it, any other the way of `chooseShippingMethod`; null where nothing changes. A day that no
 * way keeps is taken off.
 */
export const choiceFor = (
  parcel: BasketShipment & { shipmentId: string },
  offered: readonly OfferedShippingMethod[],
) => {
  const { shipmentId, shippingMethod } = parcel;
  const { day } = wishOf(parcel);
  const current = offered.find(({ id }) => id === shippingMethod?.id);
  if (day && current && keepsDay(current, day)) return null;
  const kept = methodForDay(offered, day);
  if (kept)
    return {
      shipmentId,
      shippingMethod: { id: kept.id },
      ...wishedShipment({ day, isNow: false }, wishedDays(kept)),
    };
  const id = chooseShippingMethod(offered, shippingMethod?.id);
  if (!id || (id === shippingMethod?.id && !day)) return null;
  return { shipmentId, shippingMethod: { id }, ...(day && wishedShipment({ day: null, isNow: false }, null)) };
};
