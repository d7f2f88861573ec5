import { regionsOf, type CountryCode } from "#app/domain/address/regions.ts";
import type { Shop } from "./shop.ts";

const isCountry = (code: string): code is CountryCode => code === "US" || code === "CA";

/** The name of the state or province a shop stands in; its code where we know no name. */
export const stateName = ({ countryCode, stateCode }: Pick<Shop, "countryCode" | "stateCode">): string =>
  (isCountry(countryCode) ? regionsOf(countryCode) : []).find(({ code }) => code === stateCode)?.name ?? stateCode;

/** Shops by the name of their state or province, both in the order of the alphabet. */
export const shopsByState = (shops: readonly Shop[]): { state: string; shops: Shop[] }[] => {
  const states = [...new Set(shops.map(stateName))].sort((a, b) => a.localeCompare(b, "en"));
  return states.map((state) => ({
    state,
    shops: shops
      .filter((shop) => stateName(shop) === state)
      .sort((a, b) => `${a.city} ${a.name}`.localeCompare(`${b.city} ${b.name}`, "en")),
  }));
};
