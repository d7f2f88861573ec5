import * as CA from "./ca.ts";
import type { ByCountry, CountryCode } from "./countries.ts";
import type { Telephone, Units } from "./country.ts";
import * as DE from "./de.ts";
import * as US from "./us.ts";

/** What a postal code looks like. */
export const postalPatterns: ByCountry<RegExp> = {
  US: US.postalPattern,
  CA: CA.postalPattern,
  DE: DE.postalPattern,
};

/** What is left of a postal code that a spreadsheet took for a number. */
export const postalsWithoutZeros: Readonly<Partial<Record<CountryCode, RegExp>>> = {
  US: US.postalWithoutZeros,
  DE: DE.postalWithoutZeros,
};

/** How telephone numbers are kept and shown. */
export const telephones: ByCountry<Telephone> = {
  US: US.telephone,
  CA: CA.telephone,
  DE: DE.telephone,
};

/** How the form of a campaign writes telephone numbers. */
export const campaignPhones: ByCountry<(phone: string) => string> = {
  US: US.campaignPhone,
  CA: CA.campaignPhone,
  DE: DE.campaignPhone,
};

/** What things are measured in. */
export const units: ByCountry<Units> = {
  US: US.units,
  CA: CA.units,
  DE: DE.units,
};

/** What a table of addresses may call a country. */
export const aliases: ByCountry<readonly string[]> = {
  US: US.aliases,
  CA: CA.aliases,
  DE: DE.aliases,
};
