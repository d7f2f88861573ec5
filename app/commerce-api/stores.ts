import type { ShopperStoresTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ScapiTransport } from "./scapi-transport.ts";

/** A physical shop; `inventoryId` is the key to its stock. */
export type Store = ShopperStoresTypes.Store;

export interface StoresApi {
  /** Shops around a postal code, nearest first; `maxDistance` in miles. */
  search(where: { postalCode: string; countryCode: string; maxDistance: number }): Promise<Store[]>;
  get(ids: readonly string[]): Promise<Store[]>;
}

export const createStoresApi = (scapi: ScapiTransport): StoresApi => ({
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
