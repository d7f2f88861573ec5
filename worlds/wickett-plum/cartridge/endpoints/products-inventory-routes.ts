import type { ApiFamily } from "#sandbox/core/api-route.ts";
import { atMost, integerOf, listOf, missingParameter } from "#sandbox/core/request/query-values.ts";
import { recordOf, stockedIds } from "#sandbox/platform/inventory/asked-products-presenter.ts";
import { createAskedProducts } from "#sandbox/platform/inventory/asked-products-service.ts";
import { availabilityLevels, type InventoryRecord, isInStock } from "#sandbox/platform/inventory/inventory.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import type { StoreService } from "#sandbox/platform/stores/store-service.ts";

/** The most products one call may name, and the most shops. */
const MAX_PRODUCTS = 24;
const MAX_SHOPS = 50;

/**
 * What a shopper may do with a product where the record comes from, and how a quantity would be met; nothing without
 * one.
 */
const flagsOf = (record: InventoryRecord | undefined, quantity: number) => ({
  ats: record?.ats ?? 0,
  orderable: record?.orderable ?? false,
  preorderable: record?.preorderable ?? false,
  backorderable: record?.backorderable ?? false,
  inStock: record ? isInStock(record, quantity) : false,
  levels: record
    ? availabilityLevels(record, quantity)
    : { inStock: 0, preorder: 0, backorder: 0, notAvailable: quantity },
});

/** `GET /custom/scapi/v1/…/products-inventory`: stock of products on the site and in shops, for a quantity. */
export const productsInventoryFamily = ({
  inventory,
  products,
  stores,
}: {
  inventory: InventoryService;
  products: ProductService;
  stores: StoreService;
}): ApiFamily => {
  const askedFor = createAskedProducts(products);
  return {
    base: "/custom/scapi/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "CustomScapi.getProductsInventory",
        method: "get",
        path: "/products-inventory",
        handle: async ({ query, siteId, locale }) => {
          const ids = listOf(query, "c_productIds") ?? [];
          if (ids.length === 0) throw missingParameter("c_productIds");
          atMost(ids, "c_productIds", MAX_PRODUCTS);
          const shops = await stores.find(atMost(listOf(query, "c_storeIds") ?? [], "c_storeIds", MAX_SHOPS), siteId);
          const quantity = integerOf(query, "c_quantity", { least: 1, most: 999, otherwise: 1 });
          const asked = await askedFor(ids, siteId, locale);
          const own = await inventory.listOf(siteId);
          const listIds = [own, ...shops.map(({ inventoryListId }) => inventoryListId)].filter((id) => id !== null);
          const byList = await inventory.recordsInLists(stockedIds(asked), listIds);
          return {
            data: asked.map((product) => {
              const record = recordOf(product, byList.get(own ?? ""));
              return {
                productId: product.id,
                ...flagsOf(record, quantity),
                stores: Object.fromEntries(
                  shops.map((shop) => [
                    shop.id,
                    {
                      storeCode: shop.id,
                      rioCode: shop.id,
                      inventoryList: shop.inventoryListId,
                      ...flagsOf(recordOf(product, byList.get(shop.inventoryListId ?? "")), quantity),
                    },
                  ]),
                ),
              };
            }),
          };
        },
      },
    ],
  };
};
