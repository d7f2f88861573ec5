import type { CountryCode } from "#config/countries/countries.ts";
import { regions } from "#config/countries/regions.ts";
import type { Shop } from "./shop.ts";

const isCountry = (code: string): code is CountryCode => Object.hasOwn(regions, code);

const regionsIn = (code: string, locale: string) => (isCountry(code) ? regions[code](locale) : []);

/** The name of the state or province a shop stands in; its code where we know no name. */
export const stateName = ({ countryCode, stateCode }: Pick<Shop, "countryCode" | "stateCode">, locale = "en"): string =>
  regionsIn(countryCode, locale).find(({ code }) => code === stateCode)?.name ?? stateCode;

/** Shops by the name of their state or province, both in the order of the alphabet. */
export const shopsByState = (shops: readonly Shop[], locale = "en"): { state: string; shops: Shop[] }[] => {
  const nameOf = (shop: Shop) => stateName(shop, locale);
  const states = [...new Set(shops.map(nameOf))].sort((a, b) => a.localeCompare(b, locale));
  return states.map((state) => ({
    state,
    shops: shops
      .filter((shop) => nameOf(shop) === state)
      .sort((a, b) => `${a.city} ${a.name}`.localeCompare(`${b.city} ${b.name}`, locale)),
  }));
};
