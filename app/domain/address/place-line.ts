import { addressForms, isCountry } from "#config/countries/countries.ts";

/** What of an address says where it is. */
export interface Place {
  city?: string | undefined;
  stateCode?: string | undefined;
  postalCode?: string | undefined;
  countryCode?: string | undefined;
}

/** City, state and postal code as the country of an address writes them: `San Francisco, CA 94110`, `10115 Berlin`. */
export const placeLine = ({ city, stateCode, postalCode, countryCode }: Place): string => {
  const words = (parts: (string | undefined)[], between: string) => parts.filter(Boolean).join(between);
  if (isCountry(countryCode) && addressForms[countryCode].place[0] === "postalCode")
    return words([postalCode, city], " ");
  return words([city, words([stateCode, postalCode], " ")], ", ");
};
