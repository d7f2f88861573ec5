import { arrivalPromise, type ArrivalPromise } from "#sandbox/platform/shipping/arrival-promise.ts";
import { SHIPPING_TAX_CLASS, type ShippingMethod } from "#sandbox/platform/shipping/shipping-method.ts";
import type { ShippingOffer } from "#sandbox/platform/shipping/shipping-offer.ts";

/** The shipping method as it was offered. */
export type OrderedMethod = Pick<
  ShippingMethod,
  "id" | "name" | "description" | "carrierCode" | "isPickup" | "isEmail" | "estimatedArrival" | "taxClassId"
> & {
  /** Business days on the road at most; null where the method does not say. */
  transitDays: number | null;
  /** When it was to be delivered, and until when it had to be ordered for that; as ISO texts. */
  delivery?: { deliveryWindow: { startAt: string; endAt: string }; orderCutoffAt: string };
  /** When it was promised to arrive; nothing is promised while a check is awaited (payment-22). */
  arrival?: ArrivalPromise;
};

/** Whether a check pays for it, so that nothing is packed before that has come. */
export const isByCheck = ({ payments }: { payments: readonly { methodId: string }[] }): boolean =>
  payments.some(({ methodId }) => methodId === "PAY_BY_CHECK");

/** What an order keeps of when its parcel was said to arrive; a day wished for is kept by itself. */
export const keptDelivery = (offer: ShippingOffer | null): Pick<OrderedMethod, "delivery" | "arrival"> => {
  const arrival = offer && arrivalPromise(offer);
  const promised = arrival ? { arrival } : {};
  if (!offer?.delivery || offer.wanted) return promised;
  const { startAt, endAt, orderCutoffAt } = offer.delivery;
  return {
    ...promised,
    delivery: {
      deliveryWindow: { startAt: startAt.toISOString(), endAt: endAt.toISOString() },
      orderCutoffAt: orderCutoffAt.toISOString(),
    },
  };
};

/** The slow end of a method to the zone of a parcel, of all its zones where that is not known. */
const slowestDays = ({ transitDays }: ShippingMethod, offer: ShippingOffer | null): number | null => {
  if (offer?.transit) return offer.transit[1];
  const ends = Object.values(transitDays).map(([, most]) => most);
  return ends.length > 0 ? Math.max(...ends) : null;
};

/** The method of a basket's parcel as its order keeps it, with what was said of its arrival where it was promised. */
export const orderedMethod = (
  method: ShippingMethod,
  offer: ShippingOffer | null,
  { isPromised }: { isPromised: boolean },
): OrderedMethod => {
  const { id, name, description, carrierCode, isPickup, isEmail, estimatedArrival } = method;
  return {
    id,
    name,
    description,
    carrierCode,
    isPickup,
    isEmail,
    estimatedArrival,
    taxClassId: method.taxClassId ?? SHIPPING_TAX_CLASS,
    transitDays: slowestDays(method, offer),
    ...(isPromised ? keptDelivery(offer) : {}),
  };
};
