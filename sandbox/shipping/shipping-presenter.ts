import { dayOf, textOfDay } from "./business-days.ts";
import { dateWantedRange } from "./delivery-dates.ts";
import { parcelDates, type ParcelContext, type ShippingOffer } from "./shipping-offer.ts";

/** When a method delivers, by the names of the official client and by the shop's own (specification 2, section 3). */
export interface PresentedDelivery {
  deliveryWindow?: { startAt: string; endAt: string };
  orderCutoffAt?: string;
  /** The day the parcel leaves. */
  c_SHIP_DUE_DATE?: string;
}

/**
 * When a shipment is delivered with its method. A day wished for (`c_DATE_WANTED`) has a ship date of its own, which stays as it
 * was worked out when it was chosen.
 */
export const presentDelivery = (
  { delivery }: Pick<ShippingOffer, "delivery">,
  attributes: Readonly<Record<string, unknown>> = {},
): PresentedDelivery => {
  if (!delivery) return {};
  const wanted = attributes["c_DATE_WANTED"];
  const day = typeof wanted === "string" ? dayOf(wanted) : null;
  if (day !== null) return {};
  return {
    deliveryWindow: { startAt: delivery.startAt.toISOString(), endAt: delivery.endAt.toISOString() },
    orderCutoffAt: delivery.orderCutoffAt.toISOString(),
    ...shipDueDate({ delivery }),
  };
};

/** The day a parcel leaves when it is ordered now. */
export const shipDueDate = ({ delivery }: Pick<ShippingOffer, "delivery">): { c_SHIP_DUE_DATE?: string } =>
  delivery ? { c_SHIP_DUE_DATE: textOfDay(delivery.shipDay) } : {};

/** What a method answers besides its price: when it delivers, the days a calendar must grey out, and the cold pack in the price. */
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
        }
      : {}),
    ...(offer.coldPackCents > 0 ? { c_coldPackPrice: offer.coldPackCents / 100 } : {}),
  };
};
