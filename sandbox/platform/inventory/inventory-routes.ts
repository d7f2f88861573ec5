import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import {
  atMost,
  integerOf,
  invalidExpand,
  listOf,
  missingParameter,
  requiredList,
} from "#sandbox/core/request/query-values.ts";
import type { StoreService } from "#sandbox/platform/stores/store-service.ts";
import type { ProductType } from "#sandbox/platform/products/product.ts";
import { scarcestRecord } from "#sandbox/platform/products/product-stock-presenter.ts";
import { availabilityLevels, type InventoryRecord, isInStock } from "./inventory.ts";
import { combinedRecord, presentInventory } from "./inventory-presenter.ts";
import type { InventoryService } from "./inventory-service.ts";

/** The most products and stock lists one call may name. */
const MAX_PRODUCTS = 24;
const MAX_LISTS = 5;
/** The most shops the products-inventory endpoint is asked about at once. */
const MAX_SHOPS = 50;

/** What its operations need. */
export interface Services {
  inventory: InventoryService;
  products: ProductService;
  stores: StoreService;
}

/** Operations of Shopper Availability and the shop's own `products-inventory`. */
export const inventoryFamilies = ({ inventory, products, stores }: Services): ApiFamily[] => {
  /** Offered products with what carries their stock, and flat after each those an expand asks for. */
  const askedFor = async (ids: string[], siteId: string, locale: string, expand: ReadonlySet<string> = new Set()) => {
    const found = await products.findProducts([...new Set(ids)], siteId, locale);
    const asked = new Map<string, AskedProduct>();
    for (const { id, type, variantIds, parts } of found) {
      const variants = await products.findProducts(variantIds, siteId, locale);
      const isAbove = type === "master" || type === "variation_group";
      const orderableIds = isAbove ? variants.map((variant) => variant.id) : [id];
      asked.set(id, { id, type, orderableIds, parts });
      const further = [
        ...(expand.has("variations") ? orderableIds : []),
        ...(expand.has("set_products") && type === "set" ? parts.map(({ productId }) => productId) : []),
      ];
      for (const each of await products.findProducts(further, siteId, locale))
        if (!asked.has(each.id))
          asked.set(each.id, { id: each.id, type: each.type, orderableIds: [each.id], parts: each.parts });
    }
    return [...asked.values()];
  };

  return [
    {
      base: "/product/shopper-availability/v1",
      routes: [
        {
          operation: "ShopperAvailability.getAvailability",
          method: "get",
          path: "/availability",
          query: ["productIds", "inventoryIds", "expand"],
          neutralSeconds: 60,
          handle: async ({ query, siteId, locale }) => {
            const ids = requiredList(query, "productIds", MAX_PRODUCTS);
            const lists = atMost(listOf(query, "inventoryIds") ?? [], "inventoryIds", MAX_LISTS);
            const expand = expandOf(query.get("expand"));
            const asked = await askedFor(ids, siteId, locale, expand);
            const own = await inventory.listOf(siteId);
            const byList = await inventory.recordsInLists(stockedIds(asked), lists.length > 0 || !own ? lists : [own]);
            const data = asked.map((product) => ({
              id: product.id,
              inventories: [...byList.values()].flatMap((records) => {
                const record = recordOf(product, records);
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
    },
  ];
};

interface AskedProduct {
  id: string;
  type: ProductType;
  /** What carries its stock: its variants, else itself. */
  orderableIds: string[];
  /** What a bundle or a set holds. */
  parts: readonly { productId: string; quantity: number }[];
}

const stockedIds = (asked: readonly AskedProduct[]): string[] => [
  ...new Set(asked.flatMap(({ orderableIds, parts }) => [...orderableIds, ...parts.map(({ productId }) => productId)])),
];

type Records = ReadonlyMap<string, InventoryRecord> | undefined;

/** The stock of a product in one list: of its variants or of a set's products together, of a bundle's scarcest part. */
const recordOf = ({ id, type, orderableIds, parts }: AskedProduct, records: Records): InventoryRecord | undefined => {
  const together = (ids: readonly string[]) => combinedRecord(ids.flatMap((each) => records?.get(each) ?? []));
  if (type === "set") return together(parts.map(({ productId }) => productId));
  if (type !== "bundle") return together(orderableIds);
  return scarcestRecord(
    records?.get(id),
    parts.map(({ productId, quantity }) => ({ record: records?.get(productId), quantity })),
  );
};

/** @throws Fault 400 for what cannot be expanded. */
const expandOf = (given: string | null): ReadonlySet<string> => {
  const names = (given ?? "").split(",").filter(Boolean);
  const unknown = names.find((name) => name !== "variations" && name !== "set_products");
  if (unknown !== undefined) throw invalidExpand(unknown);
  return new Set(names);
};

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
