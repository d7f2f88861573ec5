import { DateTime } from "luxon";
import { type Day, textOfDay } from "./business-days.ts";
import { offerOf, type ParcelContext } from "./shipping-offer.ts";
import type { ShippingMethod } from "./shipping-method.ts";

/** The last days on which an order still arrives by a day: with the cheapest way to ship, and with any. */
export interface OrderBy {
  cheapest: Day | null;
  fastest: Day | null;
}

/** Looks no further back than this many days. */
const HORIZON = 40;

/** An hour before every warehouse's cut-off. */
const HOUR = 9;

const morningOf = (day: Day, zone: string): Date =>
  DateTime.fromISO(textOfDay(day), { zone }).set({ hour: HOUR }).toJSDate();

/** When a parcel has to be ordered to be there by a day, if what is ordered in the morning is packed as ever. */
export const orderByDays = (
  wanted: Day,
  methods: readonly ShippingMethod[],
  context: Omit<ParcelContext, "now" | "dateWanted">,
  zone: string,
): OrderBy => {
  let fastest: Day | null = null;
  for (let day = wanted; day >= wanted - HORIZON; day -= 1) {
    const now = morningOf(day, zone);
    const offers = methods
      .filter(({ online, isPickup, isEmail }) => online && !isPickup && !isEmail)
      .map((method) => offerOf(method, { ...context, now }))
      .filter(({ exclusions, costCents, delivery }) => exclusions.length === 0 && costCents !== null && delivery);
    const cheapest = offers.toSorted((one, other) => (one.costCents ?? 0) - (other.costCents ?? 0))[0];
    const isInTime = (offer: (typeof offers)[number]) => (offer.delivery?.latest ?? Infinity) <= wanted;
    if (fastest === null && offers.some(isInTime)) fastest = day;
    if (cheapest && isInTime(cheapest)) return { cheapest: day, fastest };
  }
  return { cheapest: null, fastest };
};
