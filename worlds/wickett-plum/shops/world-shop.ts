import type { SiteId } from "#worlds/wickett-plum/catalogue/world-product.ts";
import type { ShopFront } from "./shop-fronts.ts";
import type { HolidayHours, StoreType, WeekHours } from "#sandbox/platform/stores/store.ts";

/** A shop of the default world. Cities and postal codes are real, telephone numbers and nearly all streets are not. */
export interface WorldShop {
  id: string;
  name: string;
  address1: string;
  address2?: string;
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: "US" | "CA";
  phone: string;
  /** Left out, the shop stands where its postal code is. */
  place?: { latitude: number; longitude: number };
  timeZone: string;
  /** Left out, nobody knows when it is open. */
  hours?: WeekHours;
  /** Days that are not like their weekday. */
  holidayHours?: HolidayHours;
  type: StoreType;
  /** Behind passport control: nobody comes in from the street. */
  isInternational?: true;
  bopisEnabled: boolean;
  temporarilyClosed?: true;
  /** Kinds of sweets (stock records) on its counter; 0 when it has no stock list. */
  counterSize: number;
  /** What its front looks like; left out, there is no picture of it. */
  front?: ShopFront;
  sites: readonly SiteId[];
}

/** The sites a shop of the United States belongs to. */
export const usSites: readonly SiteId[] = ["WickettPlumUS", "WickettPlumBusiness", "WickettPlumFundraising"];

/** The sites a shop of Canada belongs to. */
export const canadianSites: readonly SiteId[] = ["WickettPlumCA"];
