import type { InventoryExchange, InventoryListRow, StockFacts } from "#sandbox/platform/inventory/module.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { element, textElement, textIn } from "./xml-element.ts";

const listElement = ({ id, defaultInStock }: Omit<InventoryListRow, "siteIds">) =>
  element("header", { "list-id": id }, textElement("default-instock", defaultInStock));

const listOf = ({ key, element: of }: Entry) => ({
  id: key,
  defaultInStock: textIn(of, "default-instock") === "true",
});

const entry = (containerId: string, key: string, of: Entry["element"]): Entry => ({
  siteId: "",
  containerId,
  key,
  element: of,
});

/** Stock lists; the sites that ship from them come with the sites' preferences. */
export const inventoryListMapping = (inventory: InventoryExchange): Mapping => ({
  kind: "inventory",
  object: "header",
  read: async (keys) => (await inventory.lists(keys)).map((row) => entry(row.id, row.id, listElement(row))),
  understood: (of) => listElement(listOf(of)),
  write: (entries) => inventory.putLists(entries.map(listOf)),
  remove: (entries) => inventory.removeLists(entries.map(({ key }) => key)),
});

const wholeNumber = (text: string | undefined): number => Math.max(0, Math.trunc(Number(text ?? "0")) || 0);

const stockOf = ({ containerId, key, element: of }: Entry): StockFacts => {
  const handling = textIn(of, "preorder-backorder-handling");
  const date = textIn(of, "in-stock-datetime") ?? textIn(of, "in-stock-date");
  return {
    inventoryListId: containerId,
    productId: key,
    allocation: wholeNumber(textIn(of, "allocation")),
    perpetual: textIn(of, "perpetual") === "true",
    handling: handling === "preorder" || handling === "backorder" ? handling : "none",
    preorderBackorderAllocation: wholeNumber(textIn(of, "preorder-backorder-allocation")),
    inStockDate: date && !Number.isNaN(Date.parse(date)) ? new Date(date) : null,
  };
};

const stockElement = (stock: StockFacts) =>
  element(
    "record",
    { "product-id": stock.productId },
    textElement("allocation", stock.allocation),
    textElement("perpetual", stock.perpetual),
    textElement("preorder-backorder-handling", stock.handling),
    textElement("preorder-backorder-allocation", stock.preorderBackorderAllocation),
    textElement("in-stock-datetime", stock.inStockDate?.toISOString()),
  );

/**
 * Stock by list and product. What is sold and promised is the shop's own business: a feed that tells it is not
 * believed.
 */
export const inventoryRecordMapping = (inventory: InventoryExchange): Mapping => ({
  kind: "inventory",
  object: "record",
  isRelation: true,

  keys: async () =>
    (await inventory.recordNames()).map(({ inventoryListId, productId }) => ({
      siteId: "",
      containerId: inventoryListId,
      key: productId,
    })),

  read: async (keys, containerId) =>
    (await inventory.records(keys, containerId)).map((row) =>
      entry(row.inventoryListId, row.productId, stockElement(row)),
    ),

  understood: (of) => stockElement(stockOf(of)),

  write: async (entries, context) => {
    const ignored = entries.filter(({ element: of }) =>
      ["ats", "on-order", "turnover"].some((name) => textIn(of, name)),
    );
    context.count("inventory: read-only figures ignored", ignored.length);
    await inventory.putRecords(entries.map(stockOf));
  },

  remove: async (entries) => {
    for (const { containerId, key } of entries) await inventory.removeRecord(containerId, key);
  },
});
