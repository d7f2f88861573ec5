import type { ByCountry } from "./countries.ts";
import type { TaxWords } from "./country.ts";

/** What taxes on goods are called. Whether prices hold them is the backend's to say, of each basket. */
export const taxWords: ByCountry<TaxWords> = {
  US: {},
  CA: {},
  DE: { vat: true },
};
