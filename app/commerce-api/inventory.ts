import type { ShopperProductsTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ScapiTransport } from "./scapi-transport.ts";

export type Inventory = ShopperProductsTypes.Inventory;

/** Stock of one product: of the site's own list, and by id of each asked shop list. */
export interface ProductInventory {
  productId: string;
  site?: Inventory;
  shops: Record<string, Inventory>;
}

export interface InventoryApi {
  /** Stock of products, of the site and of the given inventory lists (a shop's `inventoryId`). */
  get(productIds: readonly string[], inventoryIds?: readonly string[]): Promise<ProductInventory[]>;
}

/** How many products one stock call may ask for (specification, section 7). */
const INVENTORY_BATCH_SIZE = 10;

interface StockedProduct {
  id: string;
  inventory?: Inventory;
  inventories?: Inventory[];
}

export const createInventoryApi = (scapi: ScapiTransport): InventoryApi => ({
  get: async (productIds, inventoryIds = []) => {
    const batches: string[][] = [];
    for (let at = 0; at < productIds.length; at += INVENTORY_BATCH_SIZE) {
      batches.push(productIds.slice(at, at + INVENTORY_BATCH_SIZE));
    }
    const answers = await Promise.all(
      batches.map(
        (batch) =>
          scapi("ShopperProducts", "getProducts", [
            {
              parameters: {
                ids: batch.join(","),
                expand: "availability",
                ...(inventoryIds.length > 0 && { inventoryIds: inventoryIds.join(",") }),
              },
            },
          ]) as Promise<{ data?: StockedProduct[] }>,
      ),
    );
    return answers
      .flatMap(({ data = [] }) => data)
      .map(({ id, inventory, inventories = [] }) => ({
        productId: id,
        site: inventory,
        shops: Object.fromEntries(inventories.map((shop) => [shop.id, shop])),
      }));
  },
});
