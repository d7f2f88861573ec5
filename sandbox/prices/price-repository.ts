import { asc } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import * as tables from "#sandbox/database/schema/prices.ts";
import type { PriceBook } from "./price.ts";
import { pricesInMoney, type PriceEntry } from "./price-entry.ts";

/** Reads price books. */
export interface PriceRepository {
  /** All books with all their prices. */
  readBooks(): Promise<PriceBook[]>;
}

/** Price books in SQL. */
export const createPriceRepository = (database: Database): PriceRepository => ({
  readBooks: async () => {
    const books = await database.sql.select().from(tables.priceBooks).orderBy(asc(tables.priceBooks.id));
    const rows = await database.sql.select().from(tables.prices).orderBy(asc(tables.prices.minQuantity));
    const entries = new Map(books.map(({ id }) => [id, new Map<string, PriceEntry[]>()]));
    for (const { priceBookId, productId, ...entry } of rows) {
      const prices = entries.get(priceBookId);
      const known = prices?.get(productId);
      if (known) known.push(entry);
      else prices?.set(productId, [entry]);
    }
    return pricesInMoney(books, entries).map(({ book: { name: _name, ...book }, prices }) => ({ ...book, prices }));
  },
});
