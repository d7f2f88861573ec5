import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { newValuesOf } from "#sandbox/core/database/row-changes.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import { priceBooks, prices } from "./price-tables.ts";

export type PriceBookRow = typeof priceBooks.$inferSelect;
export type PriceRow = typeof prices.$inferSelect;

/** One price from a quantity on: an amount in cents, or percent less than the smallest quantity costs. */
export interface PriceStep {
  minQuantity: number;
  priceCents: number | null;
  percentage: number | null;
}

/** The prices of one product in one book at one time. */
export interface PriceTable {
  priceBookId: string;
  productId: string;
  validFrom: Date | null;
  validTo: Date | null;
  steps: PriceStep[];
}

/** Tells tables of one product apart that hold at different times; empty for the one that always holds. */
export const periodOf = ({ validFrom, validTo }: Pick<PriceTable, "validFrom" | "validTo">): string =>
  validFrom || validTo ? `${validFrom?.toISOString() ?? ""}/${validTo?.toISOString() ?? ""}` : "";

/** Price books as site archives read and write them. */
export const createPriceExchange = (database: Database) => ({
  books: (ids?: readonly string[]): Promise<PriceBookRow[]> =>
    database.sql
      .select()
      .from(priceBooks)
      .where(ids && inArray(priceBooks.id, [...ids]))
      .orderBy(asc(priceBooks.id)),

  /** Writes books; the sites that use one stay as they are. */
  putBooks: async (books: readonly Omit<PriceBookRow, "siteIds">[]): Promise<void> => {
    const { id: _id, siteIds: _siteIds, ...columns } = getTableColumns(priceBooks);
    await database.sql
      .insert(priceBooks)
      .values(books.map((book) => ({ ...book, siteIds: [] })))
      .onConflictDoUpdate({ target: priceBooks.id, set: newValuesOf(columns) });
  },

  setSites: async (id: string, siteIds: string[]): Promise<void> => {
    await database.sql.update(priceBooks).set({ siteIds }).where(eq(priceBooks.id, id));
  },

  removeBooks: async (ids: readonly string[]): Promise<void> => {
    await database.sql.delete(prices).where(inArray(prices.priceBookId, [...ids]));
    await database.sql.delete(priceBooks).where(inArray(priceBooks.id, [...ids]));
  },

  /** Names of all tables. */
  tableNames: (): Promise<Pick<PriceRow, "priceBookId" | "productId" | "period">[]> =>
    database.sql
      .selectDistinct({ priceBookId: prices.priceBookId, productId: prices.productId, period: prices.period })
      .from(prices)
      .orderBy(asc(prices.priceBookId), asc(prices.productId), asc(prices.period)),

  /** Tables of these products, of one book or of all; in each the smaller quantity first. */
  tables: async (productIds?: readonly string[], bookId?: string): Promise<PriceTable[]> => {
    const rows = await database.sql
      .select()
      .from(prices)
      .where(
        and(
          productIds && inArray(prices.productId, [...productIds]),
          bookId === undefined ? undefined : eq(prices.priceBookId, bookId),
        ),
      )
      .orderBy(asc(prices.priceBookId), asc(prices.productId), asc(prices.period), asc(prices.minQuantity));
    const tables = groupedBy(rows, ({ priceBookId, productId, period }) => [priceBookId, productId, period].join("\n"));
    return [...tables.values()].flatMap((steps) => (steps[0] ? [{ ...steps[0], steps }] : []));
  },

  /** Puts tables in the place of those of the same product and time; of steps for one quantity the last counts. */
  putTables: async (tables: readonly PriceTable[]): Promise<void> => {
    for (const [priceBookId, ofBook] of groupedBy(tables, (table) => table.priceBookId))
      for (const [period, all] of groupedBy(ofBook, periodOf))
        await database.sql.delete(prices).where(
          and(
            eq(prices.priceBookId, priceBookId),
            eq(prices.period, period),
            inArray(
              prices.productId,
              all.map(({ productId }) => productId),
            ),
          ),
        );
    const rows = tables.flatMap(({ priceBookId, productId, validFrom, validTo, steps }) => {
      const period = periodOf({ validFrom, validTo });
      return steps.map((step) => ({ priceBookId, productId, period, validFrom, validTo, ...step }));
    });
    const keyOf = (row: (typeof rows)[number]) =>
      [row.priceBookId, row.productId, row.period, row.minQuantity].join("|");
    await insertRows(database, prices, [...new Map(rows.map((row) => [keyOf(row), row])).values()]);
  },

  /** Takes everything away that a product costs in a book. */
  removeTables: async (bookId: string, productId: string): Promise<void> => {
    await database.sql.delete(prices).where(and(eq(prices.priceBookId, bookId), eq(prices.productId, productId)));
  },
});

export type PriceExchange = ReturnType<typeof createPriceExchange>;
