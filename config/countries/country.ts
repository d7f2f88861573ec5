/** A state, province or territory. */
export interface Region {
  code: string;
  name: string;
}

/** A field of the place in an address. */
export type PlaceField = "city" | "stateCode" | "postalCode";

/** How an address of a country asks for a place. */
export interface AddressForm {
  /** The fields in the order in which the country writes them; one that is not there is not asked for. */
  place: readonly PlaceField[];
  /** What its regions are called; nothing where addresses name none. */
  region?: "state" | "province";
  /** Whether an address that is shown ends with the name of the country. */
  namesCountry: boolean;
}

/** How a country calls its postal codes, and what they are written with; in digits where nothing else is said. */
export interface PostalWords {
  zip?: boolean;
  letters?: boolean;
}

/** What a country calls the taxes on goods: value added tax, or just tax where nothing else is said. */
export interface TaxWords {
  vat?: boolean;
}

/** How a country writes telephone numbers. */
export interface Telephone {
  /** What is kept of a number as it was typed. */
  digitsOf: (typed: string) => string;
  /** How many digits are kept, at least and at most. */
  digits: readonly [number, number];
  /** A number as it is shown; one that is not whole as it came. */
  show: (phone: string) => string;
}

/** What a country measures in. */
export interface Units {
  weight: "ounce" | "gram";
  /** As numbers are formatted with it, and as the commerce API is asked. */
  distance: "mile" | "kilometer";
}

/** Other countries that a shop of this country sends to: always, and where a site preference allows it. */
export interface Neighbors<Code extends string = string> {
  always: readonly Code[];
  whenAllowed: readonly Code[];
}

/** Reads `AL Alabama|AK Alaska`. */
export const regionList = (list: string): Region[] =>
  list.split("|").map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));
