import { asc } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import * as tables from "./price-tables.ts";
import type { PriceBook } from "./price.ts";
import { pricesInMoney, type PriceEntry } from "./price-entry.ts";

/** Reads price books. */
export interface PriceRepository {
  /** All books with all their prices. */
  readBooks(): Promise<PriceBook[]>;
}

type Book = typeof tables.priceBooks.$inferSelect;
type Row = typeof tables.prices.$inferSelect;

/** Prices that hold at a time of their own stand in a book like the one they are of, open as long as they hold. */
const bookDuring = (book: Book, { period, validFrom, validTo }: Row): Book =>
  period === ""
    ? book
    : {
        ...book,
        id: `${book.id}\n${period}`,
        parentId: book.id,
        validFrom: latest(book.validFrom, validFrom),
        validTo: earliest(book.validTo, validTo),
      };

const latest = (one: Date | null, other: Date | null) => (one && other ? (one > other ? one : other) : (one ?? other));
const earliest = (one: Date | null, other: Date | null) =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** Price books in SQL. */
export const createPriceRepository = (database: Database): PriceRepository => ({
  readBooks: async () => {
    const own = await database.sql.select().from(tables.priceBooks).orderBy(asc(tables.priceBooks.id));
    const rows = await database.sql
      .select()
      .from(tables.prices)
      .orderBy(asc(tables.prices.period), asc(tables.prices.minQuantity));
    const books = new Map(own.map((book) => [book.id, book]));
    const entries = new Map(own.map(({ id }) => [id, new Map<string, PriceEntry[]>()]));
    for (const row of rows) {
      const { priceBookId, productId, minQuantity, priceCents, percentage } = row;
      const book = books.get(priceBookId);
      if (!book) continue;
      const during = bookDuring(book, row);
      if (!books.has(during.id)) books.set(during.id, during);
      const prices = entries.get(during.id) ?? new Map<string, PriceEntry[]>();
      entries.set(during.id, prices);
      const entry = { minQuantity, priceCents, percentage };
      const known = prices.get(productId);
      if (known) known.push(entry);
      else prices.set(productId, [entry]);
    }
    return pricesInMoney([...books.values()], entries).map(({ book: { name: _name, ...book }, prices }) => {
      const [id = ""] = book.id.split("\n");
      const { parentId = null } = own.find((each) => each.id === id) ?? {};
      return { ...book, id, parentId, prices };
    });
  },
});
