import { arrivalPromise, type ArrivalPromise } from "./arrival-promise.ts";
import { textOfDay } from "./business-days.ts";
import { dateWantedRange } from "./delivery-dates.ts";
import { parcelDates, type ParcelContext, shipDueDate, type ShippingOffer } from "./shipping-offer.ts";

/** When a method delivers, by the names of the official client and by the shop's own. */
export interface PresentedDelivery {
  deliveryWindow?: { startAt: string; endAt: string };
  orderCutoffAt?: string;
  /** The day the parcel leaves. */
  c_SHIP_DUE_DATE?: string;
  /** The days it arrives, as every screen says them. */
  c_arrivalPromise?: ArrivalPromise;
}

/** The promise of a shipment by its name on the wire. */
export const presentPromise = (
  promise: ArrivalPromise | null | undefined,
): Pick<PresentedDelivery, "c_arrivalPromise"> => (promise ? { c_arrivalPromise: promise } : {});

/** When a shipment is delivered with its method; a day wished for stands for itself. */
export const presentDelivery = (offer: Pick<ShippingOffer, "delivery" | "wanted">): PresentedDelivery => ({
  ...shipDueDate(offer),
  ...presentPromise(arrivalPromise(offer)),
  ...(offer.delivery && !offer.wanted
    ? {
        deliveryWindow: {
          startAt: offer.delivery.startAt.toISOString(),
          endAt: offer.delivery.endAt.toISOString(),
        },
        orderCutoffAt: offer.delivery.orderCutoffAt.toISOString(),
      }
    : {}),
});

/**
 * What a method answers besides its price: when it delivers, the days a calendar must grey out, and the care for its
 * goods in the price.
 */
export const presentOffer = (offer: ShippingOffer, context: ParcelContext) => {
  const dates = parcelDates(context);
  const range = dates && dateWantedRange(offer.method, dates);
  return {
    ...presentDelivery(offer),
    ...(range
      ? {
          c_dateWantedRangeStart: textOfDay(range.start),
          c_dateWantedRangeEnd: textOfDay(range.end),
          c_blockedDates: range.blocked.map(textOfDay),
          c_blockedReasons: Object.fromEntries([...range.reasons].map(([day, why]) => [textOfDay(day), why])),
        }
      : {}),
    ...(offer.careCents > 0 && offer.careNames ? { [offer.careNames.price]: offer.careCents / 100 } : {}),
  };
};
