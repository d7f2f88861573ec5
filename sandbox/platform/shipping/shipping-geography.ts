import type { Day } from "./business-days.ts";
import type { HolidayCalendar } from "./holidays.ts";
import type { ParcelCare } from "./parcel-care.ts";

/** A warehouse, and when it hands parcels over. */
export interface ShippingOrigin {
  country: string;
  region: string;
  timeZone: string;
  /** Hour of the day, in its own zone, until which an order leaves on time. */
  cutOffHour: number;
  /** Business days between order and handing over. */
  packingDays: number;
  /** Days on which it hands nothing over, besides weekends and holidays. */
  blackouts: ReadonlySet<Day>;
}

/** A state or province: how far it is from each warehouse, and how warm it gets. */
export interface ShippingRegion {
  country: string;
  region: string;
  /** Distance zone by the country of the warehouse. */
  zones: Readonly<Record<string, string>>;
  /** Usual highest temperature of each month, January first, in degrees Fahrenheit. */
  highs: readonly number[];
}

/** Where parcels leave and where they go. */
export interface ShippingGeography {
  origins: readonly ShippingOrigin[];
  regions: readonly ShippingRegion[];
  holidayOn: HolidayCalendar;
  /** How the merchant sends goods that need care; nothing where no goods do. */
  care?: ParcelCare | undefined;
}

/** One way from a warehouse to a state or province; nothing is known of the way while the address is not. */
export interface Route {
  origin: ShippingOrigin;
  originRegion: ShippingRegion | null;
  region: ShippingRegion;
  zone: string | null;
  care?: ParcelCare | undefined;
}

/** The way a parcel of a site takes; null while its address is not known, or leads nowhere we know. */
export const routeOf = (
  { origins, regions, care }: ShippingGeography,
  siteCountry: string,
  countryCode: string | undefined,
  regionCode: string | undefined,
): Route | null => {
  const find = (country: string, code: string) =>
    regions.find((each) => each.country === country && each.region === code) ?? null;
  const origin = origins.find(({ country }) => country === siteCountry);
  const region = regionCode === undefined ? null : find(countryCode ?? siteCountry, regionCode);
  if (!origin || !region) return null;
  const originRegion = find(origin.country, origin.region);
  return { origin, originRegion, region, zone: region.zones[siteCountry] ?? null, care };
};
