import { onForget } from "#sandbox/core/forgetting.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import {
  applicableBooks,
  bestPrice,
  type Price,
  type PriceBook,
  type PriceSituation,
  type PriceStep,
} from "./price.ts";
import type { PriceRepository } from "./price-repository.ts";

/** Prices as the other domains see them. */
export interface PriceService {
  /**
   * What one piece of each product costs in the quantity asked for; `undefined` where no price book has a price.
   * A variant without a price of its own costs what its master costs.
   */
  priceOf(
    lines: { productId: string; quantity: number }[],
    situation: PriceSituation,
  ): Promise<Map<string, Price | undefined>>;
  /** The books a shopper may use now; the same array until prices are written or a book's window opens or closes. */
  booksFor(situation: PriceSituation): Promise<PriceBook[]>;
  /**
   * What one piece of a product costs in a book, whether anybody may use it or not; `undefined` when it has no price
   * there.
   */
  priceInBooks(): Promise<(priceBookId: string, productId: string) => number | undefined>;
  /** Groups that have books of their own on a site. */
  groupsWithPrices(siteId: string): Promise<string[]>;
  /** Every book that has prices for a product, with its steps. */
  booksWith(productId: string): Promise<{ book: PriceBook; steps: readonly PriceStep[] }[]>;
  /** Forgets what was read; to be called after writing prices. */
  invalidate(): void;
}

/** Which language the catalogue is read in does not matter for prices. */
const CATALOGUE_LOCALE = "en-US";

/**
 * Price books, kept in memory between writes.
 * @param booksOfSourceCode the books the session's source code names on a site, or nothing
 */
export const createPriceService = (
  repository: PriceRepository,
  products: ProductService,
  clock: Clock,
  booksOfSourceCode: (siteId: string) => Promise<readonly string[] | undefined> = () => Promise.resolve(undefined),
): PriceService => {
  const chosen = new Map<string, PriceBook[]>();
  onForget(() => chosen.clear());

  const books = createSharedRead(() => repository.readBooks());

  const booksFor = async (situation: PriceSituation): Promise<PriceBook[]> => {
    const priceBookIds = situation.priceBookIds ?? (await booksOfSourceCode(situation.siteId));
    const applicable = applicableBooks(await books(), { ...situation, priceBookIds }, clock.now());
    const key = applicable.map(({ id, validFrom, validTo }) => [id, Number(validFrom), Number(validTo)]).join(" ");
    const known = chosen.get(key);
    if (known) return known;
    chosen.set(key, applicable);
    return applicable;
  };

  return {
    booksFor,

    priceOf: async (lines, situation) => {
      const applicable = await booksFor(situation);
      const { products: all } = await products.catalogue(CATALOGUE_LOCALE);
      return new Map(
        lines.map(({ productId, quantity }) => {
          const masterId = all.get(productId)?.masterId;
          const own = bestPrice(applicable, productId, quantity);
          return [productId, own ?? (masterId ? bestPrice(applicable, masterId, quantity) : undefined)];
        }),
      );
    },

    priceInBooks: async () => {
      const all = await books();
      return (priceBookId, productId) => {
        const book = all.find(({ id }) => id === priceBookId);
        return book && bestPrice([book], productId, 1)?.priceCents;
      };
    },

    booksWith: async (productId) =>
      (await books()).flatMap((book) => {
        const steps = book.prices.get(productId);
        return steps ? [{ book, steps }] : [];
      }),

    groupsWithPrices: async (siteId) => [
      ...new Set(
        (await books()).flatMap(({ siteIds, customerGroup }) =>
          customerGroup !== null && siteIds.includes(siteId) ? [customerGroup] : [],
        ),
      ),
    ],

    invalidate: () => {
      books.forget();
      chosen.clear();
    },
  };
};
