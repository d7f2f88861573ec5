import * as CA from "./ca-states.ts";
import type { ByCountry } from "./countries.ts";
import * as DE from "./de.ts";
import * as US from "./us-states.ts";

/** In which state a postal code in capitals lies. */
export const states: ByCountry<(code: string) => string | undefined> = {
  US: US.stateOf,
  CA: CA.stateOf,
  DE: DE.stateOf,
};
