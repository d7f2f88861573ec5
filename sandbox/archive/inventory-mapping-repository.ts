import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { inventoryLists, inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { element, textElement, textIn } from "./xml-element.ts";

type List = typeof inventoryLists.$inferSelect;
type Stock = typeof inventoryRecords.$inferSelect;

const listElement = ({ id, defaultInStock }: Pick<List, "id" | "defaultInStock">) =>
  element("header", { "list-id": id }, textElement("default-instock", defaultInStock));

const entry = (containerId: string, key: string, of: Entry["element"]): Entry => ({
  siteId: "",
  containerId,
  key,
  element: of,
});

/** Stock lists; the sites that ship from them come with the sites' preferences. */
export const inventoryListMapping = (database: Database): Mapping => ({
  kind: "inventory",
  object: "header",

  read: async (keys) => {
    const rows = await database.sql
      .select()
      .from(inventoryLists)
      .where(keys && inArray(inventoryLists.id, [...keys]))
      .orderBy(asc(inventoryLists.id));
    return rows.map((row) => entry(row.id, row.id, listElement(row)));
  },

  understood: ({ key, element: of }) =>
    listElement({ id: key, defaultInStock: textIn(of, "default-instock") === "true" }),

  write: async (entries) => {
    await database.sql
      .insert(inventoryLists)
      .values(
        entries.map(({ key, element: of }) => ({
          id: key,
          siteIds: [],
          defaultInStock: textIn(of, "default-instock") === "true",
        })),
      )
      .onConflictDoUpdate({ target: inventoryLists.id, set: { defaultInStock: sql`excluded.default_in_stock` } });
  },

  remove: async (entries) => {
    const ids = entries.map(({ key }) => key);
    await database.sql.delete(inventoryRecords).where(inArray(inventoryRecords.inventoryListId, ids));
    await database.sql.delete(inventoryLists).where(inArray(inventoryLists.id, ids));
  },
});

const wholeNumber = (text: string | undefined): number => Math.max(0, Math.trunc(Number(text ?? "0")) || 0);

const stockOf = ({ containerId, key, element: of }: Entry): Omit<Stock, "onOrder" | "turnover"> => {
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

const stockElement = (stock: Omit<Stock, "onOrder" | "turnover">) =>
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
export const inventoryRecordMapping = (database: Database): Mapping => ({
  kind: "inventory",
  object: "record",
  isRelation: true,

  keys: async () =>
    (
      await database.sql
        .select({ containerId: inventoryRecords.inventoryListId, key: inventoryRecords.productId })
        .from(inventoryRecords)
        .orderBy(asc(inventoryRecords.inventoryListId), asc(inventoryRecords.productId))
    ).map((name) => ({ siteId: "", ...name })),

  read: async (keys, containerId) => {
    const rows = await database.sql
      .select()
      .from(inventoryRecords)
      .where(
        and(
          keys && inArray(inventoryRecords.productId, [...keys]),
          containerId === undefined ? undefined : eq(inventoryRecords.inventoryListId, containerId),
        ),
      )
      .orderBy(asc(inventoryRecords.inventoryListId), asc(inventoryRecords.productId));
    return rows.map((row) => entry(row.inventoryListId, row.productId, stockElement(row)));
  },

  understood: (of) => stockElement(stockOf(of)),

  write: async (entries, context) => {
    const ignored = entries.filter(({ element: of }) =>
      ["ats", "on-order", "turnover"].some((name) => textIn(of, name)),
    );
    context.count("inventory: read-only figures ignored", ignored.length);
    await insertRows(
      database,
      inventoryRecords,
      entries.map((each) => ({ ...stockOf(each), onOrder: 0, turnover: 0 })),
      sql`on conflict (inventory_list_id, product_id) do update set
        allocation = excluded.allocation,
        perpetual = excluded.perpetual,
        handling = excluded.handling,
        preorder_backorder_allocation = excluded.preorder_backorder_allocation,
        in_stock_date = excluded.in_stock_date`,
    );
  },

  remove: async (entries) => {
    for (const { containerId, key } of entries)
      await database.sql
        .delete(inventoryRecords)
        .where(sql`${eq(inventoryRecords.inventoryListId, containerId)} and ${eq(inventoryRecords.productId, key)}`);
  },
});
