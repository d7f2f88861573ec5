import type { ApiFamily } from "#sandbox/core/api-route.ts";
import { atMost, invalidExpand, listOf, requiredList } from "#sandbox/core/request/query-values.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { recordOf, stockedIds } from "./asked-products-presenter.ts";
import { createAskedProducts } from "./asked-products-service.ts";
import { presentInventory } from "./inventory-presenter.ts";
import type { InventoryService } from "./inventory-service.ts";

/** The most products and stock lists one call may name. */
const MAX_PRODUCTS = 24;
const MAX_LISTS = 5;

/** What its operations need. */
export interface Services {
  inventory: InventoryService;
  products: ProductService;
}

/** Operations of Shopper Availability. */
export const inventoryFamilies = ({ inventory, products }: Services): ApiFamily[] => {
  const askedFor = createAskedProducts(products);
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
  ];
};

/** @throws Fault 400 for what cannot be expanded. */
const expandOf = (given: string | null): ReadonlySet<string> => {
  const names = (given ?? "").split(",").filter(Boolean);
  const unknown = names.find((name) => name !== "variations" && name !== "set_products");
  if (unknown !== undefined) throw invalidExpand(unknown);
  return new Set(names);
};
