import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { inventoryLists, inventoryRecords } from "./inventory-tables.ts";
import type { StockRow } from "./inventory.ts";

/** A stock list. */
export interface InventoryList {
  id: string;
  /** Sites that ship from it. */
  siteIds: string[];
  defaultInStock: boolean;
}

/** Reads and moves stock. */
export interface InventoryRepository {
  readLists(): Promise<InventoryList[]>;
  findRows(inventoryListIds: string[], productIds: string[]): Promise<StockRow[]>;
  /**
   * Ids of the products in a list that have something available to sell, or of those that have nothing; in any number.
   */
  findProductIds(inventoryListId: string, available: boolean): Promise<string[]>;
  /** Promises a quantity in one guarded statement; false when less is available to sell. */
  reserve(inventoryListId: string, productId: string, quantity: number): Promise<boolean>;
  /** Promises a quantity of what a list has no record of and counts as in stock: it gets a record that never ends. */
  reserveUnlisted(inventoryListId: string, productId: string, quantity: number): Promise<void>;
  /** Takes a promise back; false when less than that is promised, and then nothing changes. */
  release(inventoryListId: string, productId: string, quantity: number): Promise<boolean>;
  /** Turns a promise into goods that are gone; false when less than that is promised, and then nothing changes. */
  turnOver(inventoryListId: string, productId: string, quantity: number): Promise<boolean>;
  /** Counts a shelf anew: what was sold before no longer matters, what is promised still does. */
  count(inventoryListId: string, productId: string, allocation: number): Promise<void>;
  /** Puts goods back that were gone; those that a count has put away since are on the shelf beside what it found. */
  restock(inventoryListId: string, productId: string, quantity: number): Promise<void>;
}

/** A record of which there is nothing. */
const nothing = {
  allocation: 0,
  perpetual: false,
  handling: "none",
  preorderBackorderAllocation: 0,
  onOrder: 0,
  turnover: 0,
  inStockDate: null,
} as const;

/** Stock in SQL. */
export const createInventoryRepository = (database: Database): InventoryRepository => {
  const row = (inventoryListId: string, productId: string) =>
    and(eq(inventoryRecords.inventoryListId, inventoryListId), eq(inventoryRecords.productId, productId));

  const { onOrder, allocation, turnover, handling, preorderBackorderAllocation, perpetual } = inventoryRecords;
  /** Available to sell, endless stock left out of account. */
  const ats = sql`${allocation} + CASE WHEN ${handling} = 'none' THEN 0 ELSE ${preorderBackorderAllocation} END - ${turnover} - ${onOrder}`;

  /** Changes a record by what is promised of it. */
  const takeBack = async (
    inventoryListId: string,
    productId: string,
    quantity: number,
    change: Partial<Record<"onOrder" | "turnover", ReturnType<typeof sql>>>,
  ): Promise<boolean> => {
    const changed = await database.sql
      .update(inventoryRecords)
      .set(change)
      .where(and(row(inventoryListId, productId), gte(onOrder, quantity)))
      .returning({ productId: inventoryRecords.productId });
    return changed.length > 0;
  };

  return {
    readLists: async () => await database.sql.select().from(inventoryLists),

    findRows: async (inventoryListIds, productIds) =>
      inventoryListIds.length === 0 || productIds.length === 0
        ? []
        : await database.sql
            .select()
            .from(inventoryRecords)
            .where(
              and(
                inArray(inventoryRecords.inventoryListId, inventoryListIds),
                sql`${inventoryRecords.productId} = ANY(${sql.param(productIds)}::text[])`,
              ),
            ),

    findProductIds: async (inventoryListId, available) => {
      // One JSON text instead of a row per product: a list may hold tens of thousands.
      const [row] = await database.sql
        .select({ ids: sql<string>`coalesce(json_agg(${inventoryRecords.productId}), '[]')::text` })
        .from(inventoryRecords)
        .where(
          and(eq(inventoryRecords.inventoryListId, inventoryListId), sql`(${perpetual} OR ${ats} > 0) = ${available}`),
        );
      return JSON.parse(row?.ids ?? "[]") as string[];
    },

    reserve: async (inventoryListId, productId, quantity) => {
      const enough = sql`(${perpetual} OR ${ats} >= ${quantity})`;
      const changed = await database.sql
        .update(inventoryRecords)
        .set({ onOrder: sql`${onOrder} + ${quantity}` })
        .where(and(row(inventoryListId, productId), enough))
        .returning({ productId: inventoryRecords.productId });
      return changed.length > 0;
    },

    reserveUnlisted: async (inventoryListId, productId, quantity) => {
      await database.sql
        .insert(inventoryRecords)
        .values({ ...nothing, inventoryListId, productId, perpetual: true, onOrder: quantity })
        .onConflictDoUpdate({
          target: [inventoryRecords.inventoryListId, inventoryRecords.productId],
          set: { onOrder: sql`${onOrder} + ${quantity}` },
        });
    },

    release: (inventoryListId, productId, quantity) =>
      takeBack(inventoryListId, productId, quantity, { onOrder: sql`${onOrder} - ${quantity}` }),

    turnOver: (inventoryListId, productId, quantity) =>
      takeBack(inventoryListId, productId, quantity, {
        onOrder: sql`${onOrder} - ${quantity}`,
        turnover: sql`${turnover} + ${quantity}`,
      }),

    count: async (inventoryListId, productId, allocation) => {
      await database.sql
        .insert(inventoryRecords)
        .values({ ...nothing, inventoryListId, productId, allocation })
        .onConflictDoUpdate({
          target: [inventoryRecords.inventoryListId, inventoryRecords.productId],
          set: { allocation, turnover: 0, perpetual: false },
        });
    },

    restock: async (inventoryListId, productId, quantity) => {
      await database.sql
        .update(inventoryRecords)
        .set({
          turnover: sql`GREATEST(0, ${turnover} - ${quantity})`,
          allocation: sql`${allocation} + GREATEST(0, ${quantity}::integer - ${turnover})`,
        })
        .where(row(inventoryListId, productId));
    },
  };
};
