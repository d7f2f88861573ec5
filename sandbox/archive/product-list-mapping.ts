import type { CustomerExchange } from "#sandbox/platform/customers/module.ts";
import type { ProductListExchange } from "#sandbox/platform/product-lists/module.ts";
import type { Mapping } from "./mapping.ts";
import { productListElement, productListOf } from "./product-list-facts.ts";

/** Wish lists, gift registries and shopping lists of people with an account; the shop has them once for all sites. */
export const productListMapping = (
  lists: ProductListExchange,
  customers: CustomerExchange,
  siteIds: readonly string[],
): Mapping => ({
  kind: "product-lists",
  object: "product-list",
  isKeyShopWide: true,
  isRelation: true,

  read: async (keys) => {
    const all = await lists.read(keys);
    const owners = await customers.numbersOf(all.map(({ customerId }) => customerId));
    return all.flatMap((list) => {
      // A guest's list has no owner an archive could name.
      const customerNo = owners.get(list.customerId);
      return customerNo === undefined
        ? []
        : [
            {
              siteId: siteIds[0] ?? "",
              containerId: "",
              key: list.id,
              element: productListElement({ ...list, customerNo }),
            },
          ];
    });
  },

  understood: (entry, context) => productListElement(productListOf(entry, context)),

  write: async (entries, context) => {
    const refused: string[] = [];
    for (const entry of entries) {
      const { customerNo, ...list } = productListOf(entry, context);
      const customerId = (await customers.idsOf([customerNo])).get(customerNo);
      if (customerId === undefined || list.id === "") {
        context.count("product-lists: of nobody who is there, kept without effect");
        refused.push(entry.key);
        continue;
      }
      await lists.put({ ...list, customerId });
    }
    return refused;
  },

  remove: (entries) => lists.remove(entries.map(({ key }) => key)),
});
