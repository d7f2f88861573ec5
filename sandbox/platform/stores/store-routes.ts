import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import {
  integerOf,
  invalidValue,
  missingParameter,
  numberOf,
  requiredList,
  wordOf,
} from "#sandbox/core/request/query-values.ts";
import type { Coordinates } from "./store.ts";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import { presentStore } from "./store-presenter.ts";
import type { StoreService } from "./store-service.ts";

/** The most that one call may ask for. */
const MAX_STORES = 50;
const MAX_RESULTS = 200;
const MAX_DISTANCE = 20012;

const degreesOf = (query: URLSearchParams, name: string, most: number): number | null => {
  const text = query.get(name);
  if (text === null) return null;
  const value = /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!(Math.abs(value) <= most)) throw invalidValue(name, text, `no number of degrees from -${most} to ${most}`);
  return value;
};

/** Operations of Shopper Stores. */
export const storeFamilies = (stores: StoreService, imageAddress: ImageAddress): ApiFamily[] => {
  /** Where to search around: coordinates, or a postal code with its country. Null for a code nobody knows. */
  const placeOf = async (query: URLSearchParams): Promise<Coordinates | null> => {
    const latitude = degreesOf(query, "latitude", 90);
    const longitude = degreesOf(query, "longitude", 180);
    if (latitude !== null && longitude !== null) return { latitude, longitude };
    const postalCode = query.get("postalCode");
    const countryCode = query.get("countryCode");
    if (!postalCode && !countryCode)
      throw missingParameter("postalCode", "Either a postal code or coordinates are required.");
    if (!postalCode)
      throw new Fault(400, "missing-postal-code", "Query parameter 'postalCode' is required with a country.", {
        parameterName: "postalCode",
      });
    if (!countryCode) throw missingParameter("countryCode");
    return stores.placeOf(postalCode, countryCode);
  };

  return [
    {
      base: "/store/shopper-stores/v1",
      routes: [
        {
          operation: "ShopperStores.getStores",
          method: "get",
          path: "/stores",
          query: ["ids"],
          cacheSeconds: 900,
          handle: async ({ query, siteId, locale }) => {
            const found = await stores.find([...new Set(requiredList(query, "ids", MAX_STORES))], siteId);
            return {
              limit: found.length,
              total: found.length,
              data: found.map((store) => presentStore(store, { imageAddress, locale })),
            };
          },
        },
        {
          operation: "ShopperStores.searchStores",
          method: "get",
          path: "/store-search",
          query: [
            "postalCode",
            "countryCode",
            "latitude",
            "longitude",
            "distanceUnit",
            "maxDistance",
            "limit",
            "offset",
          ],
          cacheSeconds: 900,
          handle: async ({ query, siteId, locale }) => {
            const unit = wordOf(query, "distanceUnit", ["km", "mi"], "km");
            const maxDistance = numberOf(query, "maxDistance", {
              least: 0,
              most: MAX_DISTANCE,
              otherwise: MAX_DISTANCE,
            });
            const limit = integerOf(query, "limit", { least: 1, most: MAX_RESULTS, otherwise: 25 });
            const offset = integerOf(query, "offset", { least: 0, most: 999_999_999, otherwise: 0 });
            const place = await placeOf(query);
            const found = place === null ? [] : await stores.near(place, { siteId, unit, maxDistance });
            return {
              limit,
              offset,
              total: found.length,
              data: found
                .slice(offset, offset + limit)
                .map(({ store, distance }) => presentStore(store, { imageAddress, locale }, { distance, unit })),
            };
          },
        },
      ],
    },
  ];
};
