import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { inventoryLists, inventoryRecords } from "./inventory-tables.ts";

export type InventoryListRow = typeof inventoryLists.$inferSelect;

/** What is said of the stock of a product; what is sold and promised is the shop's own business. */
export type StockFacts = Omit<typeof inventoryRecords.$inferSelect, "onOrder" | "turnover">;

/** Stock lists as site archives read and write them. */
export const createInventoryExchange = (database: Database) => ({
  lists: (ids?: readonly string[]): Promise<InventoryListRow[]> =>
    database.sql
      .select()
      .from(inventoryLists)
      .where(ids && inArray(inventoryLists.id, [...ids]))
      .orderBy(asc(inventoryLists.id)),

  /** Writes lists; the sites that ship from one stay as they are. */
  putLists: async (lists: readonly Omit<InventoryListRow, "siteIds">[]): Promise<void> => {
    await database.sql
      .insert(inventoryLists)
      .values(lists.map((list) => ({ ...list, siteIds: [] })))
      .onConflictDoUpdate({ target: inventoryLists.id, set: { defaultInStock: sql`excluded.default_in_stock` } });
  },

  setSites: async (id: string, siteIds: string[]): Promise<void> => {
    await database.sql.update(inventoryLists).set({ siteIds }).where(eq(inventoryLists.id, id));
  },

  removeLists: async (ids: readonly string[]): Promise<void> => {
    await database.sql.delete(inventoryRecords).where(inArray(inventoryRecords.inventoryListId, [...ids]));
    await database.sql.delete(inventoryLists).where(inArray(inventoryLists.id, [...ids]));
  },

  /** Names of all records. */
  recordNames: (): Promise<{ inventoryListId: string; productId: string }[]> =>
    database.sql
      .select({ inventoryListId: inventoryRecords.inventoryListId, productId: inventoryRecords.productId })
      .from(inventoryRecords)
      .orderBy(asc(inventoryRecords.inventoryListId), asc(inventoryRecords.productId)),

  /** Records of these products, of one list or of all. */
  records: (productIds?: readonly string[], listId?: string): Promise<StockFacts[]> =>
    database.sql
      .select()
      .from(inventoryRecords)
      .where(
        and(
          productIds && inArray(inventoryRecords.productId, [...productIds]),
          listId === undefined ? undefined : eq(inventoryRecords.inventoryListId, listId),
        ),
      )
      .orderBy(asc(inventoryRecords.inventoryListId), asc(inventoryRecords.productId)),

  /** Writes stock; what was sold and promised of it before stays counted. */
  putRecords: (records: readonly StockFacts[]): Promise<void> =>
    insertRows(
      database,
      inventoryRecords,
      records.map((record) => ({ ...record, onOrder: 0, turnover: 0 })),
      sql`on conflict (inventory_list_id, product_id) do update set
        allocation = excluded.allocation,
        perpetual = excluded.perpetual,
        handling = excluded.handling,
        preorder_backorder_allocation = excluded.preorder_backorder_allocation,
        in_stock_date = excluded.in_stock_date`,
    ),

  /** Takes a record away; one with promises stays as long as they do, and says what its list says of the unknown. */
  removeRecord: async (listId: string, productId: string): Promise<void> => {
    const record = and(eq(inventoryRecords.inventoryListId, listId), eq(inventoryRecords.productId, productId));
    await database.sql.delete(inventoryRecords).where(and(record, eq(inventoryRecords.onOrder, 0)));
    await database.sql
      .update(inventoryRecords)
      .set({
        allocation: 0,
        turnover: 0,
        handling: "none",
        inStockDate: null,
        perpetual: sql`(select ${inventoryLists.defaultInStock} from ${inventoryLists} where ${eq(inventoryLists.id, listId)})`,
      })
      .where(record);
  },
});

export type InventoryExchange = ReturnType<typeof createInventoryExchange>;
