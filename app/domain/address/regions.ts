import { type CountryCode, neighbors } from "#config/countries/countries.ts";
import { regions } from "#config/countries/regions.ts";
import type { Region } from "#config/countries/country.ts";

/** What an address of a country can name as its state or province, in the language of a locale where it is known. */
export const regionsOf = (country: CountryCode, locale = "en"): readonly Region[] => regions[country](locale);

/** The countries a shop offers: its own first, then its neighbors, some only where the site preference allows it. */
export const offeredCountries = (siteCountry: CountryCode, allowsMore: boolean): CountryCode[] => {
  const { always, whenAllowed } = neighbors[siteCountry];
  return [siteCountry, ...always, ...(allowsMore ? whenAllowed : [])];
};
