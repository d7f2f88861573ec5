import { Fault } from "#sandbox/fault.ts";
import type { ApiFamily } from "#sandbox/http/api-route.ts";
import type { ProductService } from "#sandbox/products/product-service.ts";
import { atMost, listOf, requiredList } from "#sandbox/products/query-values.ts";
import type { StoreService } from "#sandbox/stores/store-service.ts";
import type { InventoryRecord } from "./inventory.ts";
import { combinedRecord, presentInventory } from "./inventory-presenter.ts";
import type { InventoryService } from "./inventory-service.ts";

/** The most products and stock lists one call may name (wire contract, section 7). */
const MAX_PRODUCTS = 24;
const MAX_LISTS = 5;
/** The most shops the products-inventory endpoint is asked about at once. */
const MAX_SHOPS = 50;

interface Services {
  inventory: InventoryService;
  products: ProductService;
  stores: StoreService;
}

/** Operations of Shopper Availability (wire contract, section 2.7) and the shop's own `products-inventory`. */
export const inventoryFamilies = ({ inventory, products, stores }: Services): ApiFamily[] => {
  /** Offered products, each with the ids that carry its stock. */
  const orderableIdsOf = async (ids: string[], siteId: string, locale: string) => {
    const found = await products.findProducts([...new Set(ids)], siteId, locale);
    return Promise.all(
      found.map(async (product) => ({
        id: product.id,
        orderableIds:
          product.type === "master"
            ? (await products.findProducts(product.variantIds, siteId, locale)).map(({ id }) => id)
            : [product.id],
      })),
    );
  };

  const combined = (records: ReadonlyMap<string, InventoryRecord> | undefined, ids: string[]) =>
    combinedRecord(ids.flatMap((id) => records?.get(id) ?? []));

  return [
    {
      base: "/product/shopper-availability/v1",
      routes: [
        {
          operation: "ShopperAvailability.getAvailability",
          method: "get",
          path: "/availability",
          query: ["productIds", "inventoryIds", "expand"],
          handle: async ({ query, siteId, locale }) => {
            const ids = requiredList(query, "productIds", MAX_PRODUCTS);
            const lists = atMost(listOf(query, "inventoryIds") ?? [], "inventoryIds", MAX_LISTS);
            const asked = await orderableIdsOf(ids, siteId, locale);
            const own = await inventory.listOf(siteId);
            const byList = await inventory.recordsInLists(
              asked.flatMap(({ orderableIds }) => orderableIds),
              [...(own ? [own] : []), ...lists],
            );
            const data = asked.map(({ id, orderableIds }) => ({
              id,
              inventories: [...byList.values()].flatMap((records) => {
                const record = combined(records, orderableIds);
                return record ? [presentInventory(record)] : [];
              }),
            }));
            return { limit: data.length, total: data.length, data };
          },
        },
      ],
    },
    {
      base: "/custom/scapi/v1",
      dialects: ["scapi"],
      routes: [
        {
          operation: "CustomScapi.getProductsInventory",
          method: "get",
          path: "/products-inventory",
          handle: async ({ query, siteId, locale }) => {
            const ids = listOf(query, "c_productIds") ?? [];
            if (ids.length === 0)
              throw new Fault(400, "missing-query-parameter", "Query parameter 'c_productIds' is required.", {
                parameterName: "c_productIds",
              });
            atMost(ids, "c_productIds", MAX_PRODUCTS);
            const shops = await stores.find(atMost(listOf(query, "c_storeIds") ?? [], "c_storeIds", MAX_SHOPS), siteId);
            const asked = await orderableIdsOf(ids, siteId, locale);
            const own = await inventory.listOf(siteId);
            const orderableIds = asked.flatMap((each) => each.orderableIds);
            const listIds = [own, ...shops.map(({ inventoryListId }) => inventoryListId)].filter((id) => id !== null);
            const byList = await inventory.recordsInLists(orderableIds, listIds);
            return {
              data: asked.map((product) => {
                const record = combined(byList.get(own ?? ""), product.orderableIds);
                return {
                  productId: product.id,
                  ...flagsOf(record),
                  stores: Object.fromEntries(
                    shops.map((shop) => [
                      shop.id,
                      {
                        storeCode: shop.id,
                        rioCode: shop.id,
                        inventoryList: shop.inventoryListId,
                        ...flagsOf(combined(byList.get(shop.inventoryListId ?? ""), product.orderableIds)),
                      },
                    ]),
                  ),
                };
              }),
            };
          },
        },
      ],
    },
  ];
};

/** What a shopper may do with a product where the record comes from; nothing without one. */
const flagsOf = (record: InventoryRecord | undefined) => ({
  ats: record?.ats ?? 0,
  orderable: record?.orderable ?? false,
  preorderable: record?.preorderable ?? false,
  backorderable: record?.backorderable ?? false,
});
