import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** A stock list: a warehouse that ships for some sites, or the counter of one shop. */
export const inventoryLists = pgTable("inventory_lists", {
  id: text("id").primaryKey(),
  /** Sites that ship from this list; empty for the list of a shop. */
  siteIds: jsonb("site_ids").$type<string[]>().notNull(),
  /** Whether a product without a record counts as in stock. */
  defaultInStock: boolean("default_in_stock").notNull(),
});

/** The stock of one product in one list. */
export const inventoryRecords = pgTable(
  "inventory_records",
  {
    inventoryListId: text("inventory_list_id")
      .notNull()
      .references(() => inventoryLists.id),
    productId: text("product_id").notNull(),
    allocation: integer("allocation").notNull(),
    perpetual: boolean("perpetual").notNull(),
    handling: text("handling").$type<"none" | "preorder" | "backorder">().notNull(),
    preorderBackorderAllocation: integer("preorder_backorder_allocation").notNull(),
    /** Promised to orders that are not exported yet. */
    onOrder: integer("on_order").notNull(),
    /** Sold since the allocation was set. */
    turnover: integer("turnover").notNull(),
    inStockDate: timestamp("in_stock_date", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.inventoryListId, table.productId] }),
    index("inventory_records_product").on(table.productId),
    check("inventory_records_counts", sql`${table.onOrder} >= 0 and ${table.turnover} >= 0`),
  ],
);
