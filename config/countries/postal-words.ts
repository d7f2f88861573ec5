import type { ByCountry } from "./countries.ts";
import type { PostalWords } from "./country.ts";

/** How postal codes are called and typed. */
export const postalWords: ByCountry<PostalWords> = {
  US: { zip: true },
  CA: { letters: true },
  DE: {},
};
