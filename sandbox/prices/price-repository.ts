import { asc } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import * as tables from "#sandbox/database/schema/prices.ts";
import type { PriceBook, PriceStep } from "./price.ts";

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
    const steps = new Map(books.map(({ id }) => [id, new Map<string, PriceStep[]>()]));
    for (const { priceBookId, productId, minQuantity, priceCents } of rows) {
      const prices = steps.get(priceBookId);
      const known = prices?.get(productId);
      if (known) known.push({ minQuantity, priceCents });
      else prices?.set(productId, [{ minQuantity, priceCents }]);
    }
    return books.map(({ name: _name, ...book }) => ({ ...book, prices: steps.get(book.id) ?? new Map() }));
  },
});
