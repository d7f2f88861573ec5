/** A street as the address service knows it. */
export interface KnownStreet {
  /** Name with its type: `Larkspur Lane`. */
  name: string;
  city: string;
  state: string;
  /** Zip code, or a Canadian postal code. */
  postalCode: string;
  country: "US" | "CA";
  /** First and last house number. */
  numbers: readonly [number, number];
  /** Four more digits of the zip code, which the service adds to a street it had to correct. */
  plus4?: string;
  /** A house of many flats: an address without a unit is not whole. */
  hasUnits?: boolean;
}
