import * as CA from "./ca-regions.ts";
import type { ByCountry } from "./countries.ts";
import type { Region } from "./country.ts";
import * as US from "./us-regions.ts";

/** States or provinces in the language of a locale. */
export const regions: ByCountry<(locale: string) => readonly Region[]> = {
  US: US.regions,
  CA: CA.regions,
  DE: () => [],
};
