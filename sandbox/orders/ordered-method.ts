import { arrivalPromise, type ArrivalPromise } from "#sandbox/shipping/arrival-promise.ts";
import { SHIPPING_TAX_CLASS, type ShippingMethod } from "#sandbox/shipping/shipping-method.ts";
import type { ShippingOffer } from "#sandbox/shipping/shipping-offer.ts";

/** The shipping method as it was offered. */
export type OrderedMethod = Pick<
  ShippingMethod,
  "id" | "name" | "description" | "carrierCode" | "isPickup" | "estimatedArrival" | "taxClassId"
> & {
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

/** The method of a basket's parcel as its order keeps it, with what was said of its arrival by `offer`. */
export const orderedMethod = (
  { id, name, description, carrierCode, isPickup, estimatedArrival, taxClassId = SHIPPING_TAX_CLASS }: ShippingMethod,
  offer: ShippingOffer | null,
): OrderedMethod => ({
  id,
  name,
  description,
  carrierCode,
  isPickup,
  estimatedArrival,
  taxClassId,
  ...keptDelivery(offer),
});
