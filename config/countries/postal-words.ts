import type { ByCountry } from "./countries.ts";
import type { PostalWords } from "./country.ts";

/** How postal codes are called and typed. */
export const postalWords: ByCountry<PostalWords> = {
  US: { word: "zip", inputMode: "numeric" },
  CA: { word: "postalCode", inputMode: "text" },
  DE: { word: "postalCode", inputMode: "numeric" },
};
