import type { ShopperProductsTypes, ShopperStoresTypes } from "@salesforce/commerce-sdk-isomorphic";
import { commerceApiError } from "./failed-answer.ts";
import type { ScapiTransport } from "./scapi-transport.ts";
import type { SiteTransport } from "./site-api-client.ts";

/** A physical shop; `inventoryId` is the key to its stock. */
export type Store = ShopperStoresTypes.Store;

type Inventory = ShopperProductsTypes.Inventory;

/** Stock of products in shops: by product id, then by shop id. */
export type ShopStock = Readonly<Record<string, Readonly<Record<string, Inventory>>>>;

/**
 * Half the way around the world: every shop is nearer than this to any place. Kilometers, and the most the API takes.
 */
const EVERYWHERE_KM = 20012;

/** The most shops one answer may hold. */
const MAX_STORES = 200;

export interface StoresApi {
  /** Every shop of the site. */
  all(): Promise<Store[]>;
  /** Shops around a postal code of either country, nearest first, each with its distance; `radius` in miles. */
  nearby(postalCode: string, radius: number): Promise<Store[]>;
  get(ids: readonly string[]): Promise<Store[]>;
  /** What shops have of products: by product id, then by shop id; nothing where a shop has no record. */
  stock(productIds: readonly string[], storeIds: readonly string[]): Promise<ShopStock>;
}

export const createStoresApi = (scapi: ScapiTransport, site: SiteTransport): StoresApi => ({
  all: async () => {
    const answer = (await scapi("ShopperStores", "searchStores", [
      {
        parameters: { latitude: 0, longitude: 0, maxDistance: EVERYWHERE_KM, distanceUnit: "km", limit: MAX_STORES },
      },
    ])) as { data?: Store[] };
    return answer.data ?? [];
  },
  nearby: async (postalCode, radius) => {
    const query = { lookup: postalCode, radius: String(radius) };
    return ((await site({ method: "GET", path: "store-search", query })) as { stores: Store[] }).stores;
  },
  get: async (ids) => {
    if (ids.length === 0) return [];
    const query = { storeID: ids.join(",") };
    return ((await site({ method: "GET", path: "store-details", query })) as { stores: Store[] }).stores;
  },
  stock: async (productIds, storeIds) => {
    if (productIds.length === 0 || storeIds.length === 0) return {};
    const query = { productIDs: productIds.join(","), storeIDs: storeIds.join(",") };
    const answer = (await site({ method: "GET", path: "store-products-inventory", query })) as {
      products?: { productId: string; stores: Record<string, Inventory> }[];
    };
    // An error in good clothes has a title, a type or an error, and no products.
    if (!answer.products) throw commerceApiError(502, answer);
    const { products } = answer;
    return Object.fromEntries(products.map(({ productId, stores }) => [productId, stores]));
  },
});
