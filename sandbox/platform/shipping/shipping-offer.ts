import { type Day, textOfDay } from "./business-days.ts";
import { type DatesSituation, type DeliveryQuote, deliveryQuote, shipDayFor } from "./delivery-dates.ts";
import type { Parcel } from "./goods.ts";
import type { ParcelCare } from "./parcel-care.ts";
import { shippingCost } from "./shipping-cost.ts";
import { type Route, routeOf, type ShippingGeography } from "./shipping-geography.ts";
import { type Destination, exclusionsOf, type ShippingMethod } from "./shipping-method.ts";

/** A method for one parcel: whether it may be chosen, what it costs and when it arrives. */
export interface ShippingOffer {
  method: ShippingMethod;
  /** Why it may not be chosen, in the engine's words or the merchant's; empty when it may. */
  exclusions: readonly string[];
  /** Cost by merchandise, pieces and weight; null when the currency has no table. */
  costCents: number | null;
  /** The merchant's care for goods that need it, on top; no promotion covers it. */
  careCents: number;
  /** What that care is called; null where no goods of the merchant need any. */
  careNames: ParcelCare["names"] | null;
  /** Business days on the road to its zone, at least and at most; null where the method does not say. */
  transit: readonly [least: number, most: number] | null;
  /** Null while the way is not known, and for what no carrier brings. */
  delivery: DeliveryQuote | null;
  /**
   * The day wished for, with the day the parcel must leave; null when it cannot arrive then. Null when no day is wished
   * for.
   */
  wanted: { day: Day; shipDay: Day | null } | null;
}

/** Everything an offer depends on besides the method. */
export interface ParcelContext {
  destination: Destination;
  parcel: Parcel;
  geography: ShippingGeography;
  now: Date;
  /** The day the parcel is wished for. */
  dateWanted?: Day | null;
}

/** The way of a parcel; null for a pickup, for e-mails and while the address is not known. */
export const parcelRoute = ({ destination, parcel, geography }: ParcelContext): Route | null =>
  destination.isPickup || parcel.isEmailOnly
    ? null
    : routeOf(geography, destination.siteCountry, destination.countryCode, destination.regionCode);

const datesOf = (context: ParcelContext, route: Route): DatesSituation => ({
  route,
  holidayOn: context.geography.holidayOn,
  needsCare: route.care?.isNeededBy(context.parcel) ?? false,
  now: context.now,
});

/** What the dates of a parcel depend on; null while its way is not known. */
export const parcelDates = (context: ParcelContext): DatesSituation | null => {
  const route = parcelRoute(context);
  return route && datesOf(context, route);
};

/**
 * What a method offers for a parcel. Where goods need care on the day it leaves, that is charged too, and methods that
 * take longer than care lasts are excluded.
 */
export const offerOf = (method: ShippingMethod, context: ParcelContext): ShippingOffer => {
  const { destination, parcel } = context;
  const { currency } = destination;
  const dates = parcelDates(context);
  const delivery = dates && deliveryQuote(method, dates);
  const care =
    dates?.needsCare && delivery && dates.route.care?.isGiven(dates.route, delivery.shipDay)
      ? dates.route.care
      : undefined;
  const transit = (dates?.route.zone ? method.transitDays[dates.route.zone] : undefined) ?? null;
  const exclusions = exclusionsOf(method, destination, parcel);
  return {
    method,
    exclusions: care && transit && !care.lasts(transit[1]) ? [...exclusions, care.names.exclusion] : exclusions,
    costCents: shippingCost(method, parcel, { currency, zone: dates?.route.zone ?? null }),
    careCents: care?.costCents(method.id, currency) ?? 0,
    careNames: context.geography.care?.names ?? null,
    transit,
    delivery,
    wanted:
      dates === null || context.dateWanted === undefined || context.dateWanted === null
        ? null
        : { day: context.dateWanted, shipDay: shipDayFor(context.dateWanted, method, dates) },
  };
};

/** The day a parcel leaves: in time for the day wished for, else as soon as can be. */
export const shipDueDate = ({
  delivery,
  wanted,
}: Pick<ShippingOffer, "delivery" | "wanted">): { c_SHIP_DUE_DATE?: string } => {
  const day = wanted ? wanted.shipDay : delivery?.shipDay;
  return day === undefined || day === null ? {} : { c_SHIP_DUE_DATE: textOfDay(day) };
};
