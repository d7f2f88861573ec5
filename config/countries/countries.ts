import type { AddressForm, Neighbors } from "./country.ts";

// What differs per country stands in tables, one for each subject: here, in postal-words.ts, tax-words.ts, formats.ts,
// regions.ts and states.ts. A page reads those that it needs. The build leaves out the lines of countries that no site
// of config/sites.ts is in or sends to (build/used-countries.cjs), so each country stands in a line of its own.

const forms = {
  US: { place: ["city", "stateCode", "postalCode"], region: "state", namesCountry: false },
  CA: { place: ["city", "stateCode", "postalCode"], region: "province", namesCountry: true },
  DE: { place: ["postalCode", "city"], namesCountry: true },
} satisfies Record<string, AddressForm>;

/** A country that shops and addresses can be in. */
export type CountryCode = keyof typeof forms;

/** A table with a line for each country. */
export type ByCountry<Subject> = Readonly<Record<CountryCode, Subject>>;

/** How addresses ask for a place. */
export const addressForms: ByCountry<AddressForm> = forms;

/** Where else a shop sends to. */
export const neighbors: ByCountry<Neighbors<CountryCode>> = {
  US: { always: [], whenAllowed: ["CA"] },
  CA: { always: ["US"], whenAllowed: [] },
  DE: { always: [], whenAllowed: [] },
};

/** The country where neither an address nor a call names one. */
export const defaultCountry = "US" satisfies CountryCode;

/** Whether the shop knows a country. */
export const isCountry = (code: unknown): code is CountryCode =>
  typeof code === "string" && Object.hasOwn(addressForms, code);
