import { roundHalfUp } from "#sandbox/platform/promotions/proration.ts";
import type { PriceStep } from "./price.ts";

/** A price as a book keeps it: money, or a percentage less than the price of the smallest quantity. */
export interface PriceEntry {
  minQuantity: number;
  priceCents: number | null;
  percentage: number | null;
}

interface KeptBook {
  id: string;
  parentId: string | null;
}

type Entries = ReadonlyMap<string, ReadonlyMap<string, readonly PriceEntry[]>>;

/**
 * The money a percentage is taken from: the smallest quantity's price in the book itself, else in the nearest parent
 * that has one.
 */
const baseCents = (books: ReadonlyMap<string, KeptBook>, entries: Entries, bookId: string, productId: string) => {
  const seen = new Set<string>();
  for (let id: string | null = bookId; id !== null && !seen.has(id); id = books.get(id)?.parentId ?? null) {
    seen.add(id);
    const money = entries
      .get(id)
      ?.get(productId)
      ?.find(({ priceCents }) => priceCents !== null);
    if (money) return money.priceCents;
  }
  return null;
};

/** Every book with its prices in whole cents; a percentage of nothing is no price. */
export const pricesInMoney = <Book extends KeptBook>(
  books: readonly Book[],
  entries: Entries,
): { book: Book; prices: Map<string, PriceStep[]> }[] => {
  const byId = new Map(books.map((book) => [book.id, book]));
  return books.map((book) => ({
    book,
    prices: new Map(
      [...(entries.get(book.id) ?? [])].flatMap(([productId, kept]): [string, PriceStep[]][] => {
        const steps = kept.flatMap(({ minQuantity, priceCents, percentage }): PriceStep[] => {
          if (priceCents !== null) return [{ minQuantity, priceCents }];
          const base = baseCents(byId, entries, book.id, productId);
          if (base === null || percentage === null) return [];
          return [{ minQuantity, priceCents: Math.max(0, roundHalfUp((base * (100 - percentage)) / 100)) }];
        });
        return steps.length > 0 ? [[productId, steps]] : [];
      }),
    ),
  }));
};
