import type { ShopperStoresTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ScapiTransport } from "./scapi-transport.ts";

/** A physical shop; `inventoryId` is the key to its stock. */
export type Store = ShopperStoresTypes.Store;

/** Half the way around the world: every shop is nearer than this to any place. Kilometers, and the most the API takes. */
const EVERYWHERE_KM = 20012;

/** The most shops one answer may hold. */
const MAX_STORES = 200;

export interface StoresApi {
  /** Every shop of the site. */
  all(): Promise<Store[]>;
  /** Shops around a postal code, nearest first; `maxDistance` in miles. */
  search(where: { postalCode: string; countryCode: string; maxDistance: number }): Promise<Store[]>;
  get(ids: readonly string[]): Promise<Store[]>;
}

export const createStoresApi = (scapi: ScapiTransport): StoresApi => ({
  all: async () => {
    const answer = (await scapi("ShopperStores", "searchStores", [
      {
        parameters: { latitude: 0, longitude: 0, maxDistance: EVERYWHERE_KM, distanceUnit: "km", limit: MAX_STORES },
      },
    ])) as { data?: Store[] };
    return answer.data ?? [];
  },
  search: async (where) => {
    const answer = (await scapi("ShopperStores", "searchStores", [
      { parameters: { ...where, distanceUnit: "mi", limit: 50 } },
    ])) as { data?: Store[] };
    return answer.data ?? [];
  },
  get: async (ids) => {
    if (ids.length === 0) return [];
    const answer = (await scapi("ShopperStores", "getStores", [{ parameters: { ids: ids.join(",") } }])) as {
      data?: Store[];
    };
    return answer.data ?? [];
  },
});
