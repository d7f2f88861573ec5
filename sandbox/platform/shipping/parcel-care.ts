import type { Day } from "./business-days.ts";
import type { Parcel } from "./goods.ts";
import type { PreferenceValues } from "#sandbox/platform/site-preferences/preference-values.ts";

/** The way a parcel takes, as far as care for it depends on it. */
export interface CaredRoute {
  /** Usual highest temperature of each month where it goes, January first, in degrees Fahrenheit. */
  region: { highs: readonly number[] };
  /** The same where it leaves; null where that is not known. */
  originRegion: { highs: readonly number[] } | null;
}

/** How a merchant sends goods that need care on their way, for example cool ones in summer. */
export interface ParcelCare {
  /** Whether anything in a parcel needs it somewhere. */
  readonly isNeededBy: (parcel: Parcel) => boolean;
  /** Whether such a parcel is given it when it leaves on a day. */
  readonly isGiven: (route: CaredRoute, day: Day) => boolean;
  /** Whether a parcel with care may leave on a day. */
  readonly leavesOn: (day: Day) => boolean;
  /** Whether care lasts for so many business days on the road. */
  readonly lasts: (mostTransitDays: number) => boolean;
  /** What it costs with a method beside its carriage, in whole cents. No promotion covers it. */
  readonly costCents: (methodId: string, currency: string) => number;
  readonly names: {
    /** Why a method is excluded that is longer on the road than care lasts. */
    readonly exclusion: string;
    /** Why a parcel leaves later. */
    readonly hold: `${string}-hold`;
    /** The custom attribute of a method that says what it costs. */
    readonly price: `c_${string}`;
    /** The member of an explained basket that says it. */
    readonly explained: string;
  };
}

/** Rules of a merchant's cartridge about parcels. */
export interface ShippingRules {
  /** How a site sends goods that need care, by its preferences. */
  readonly parcelCare?: (preferences: PreferenceValues) => ParcelCare;
}
