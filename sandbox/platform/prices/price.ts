/** A price book with its prices by product, each list sorted by minimum quantity. */
export interface PriceBook {
  id: string;
  currency: string;
  kind: "list" | "sale";
  siteIds: string[];
  /** Only customers of this group may use it; null for everybody. */
  customerGroup: string | null;
  /** The book that applies wherever this one applies. */
  parentId?: string | null;
  /** Left out, it is online. */
  online?: boolean;
  validFrom: Date | null;
  validTo: Date | null;
  prices: ReadonlyMap<string, PriceStep[]>;
}

/** A price from a quantity on. */
export interface PriceStep {
  minQuantity: number;
  priceCents: number;
}

/** Who asks for prices, and in what currency. */
export interface PriceSituation {
  siteId: string;
  currency: string;
  customerGroups: string[];
  /** Books that apply instead of the site's own, as an active source code names them. */
  priceBookIds?: readonly string[] | undefined;
}

/** What one piece of a product costs in a quantity. */
export interface Price {
  priceCents: number;
  /** The ordinary price of one piece; above `priceCents` when there is a saving to show. */
  listPriceCents: number;
  priceBookId: string;
}

/** The ids with those of all parents above them. */
const withParents = (books: readonly PriceBook[], ids: ReadonlySet<string>): ReadonlySet<string> => {
  const all = new Set(ids);
  for (const id of all) {
    const parentId = books.find((book) => book.id === id)?.parentId;
    if (parentId) all.add(parentId);
  }
  return all;
};

/**
 * The books a shopper may use at a moment: those named, else the site's, each with its parents; online, in the
 * currency, in their window, open to the groups.
 */
export const applicableBooks = (books: PriceBook[], situation: PriceSituation, now: Date): PriceBook[] => {
  const { siteId, priceBookIds = [] } = situation;
  // A source code that names no books leaves the site its own.
  const named = books.filter((book) =>
    priceBookIds.length > 0 ? priceBookIds.includes(book.id) : book.siteIds.includes(siteId),
  );
  const ids = withParents(books, new Set(named.map(({ id }) => id)));
  return books.filter(
    (book) =>
      ids.has(book.id) &&
      (book.online ?? true) &&
      book.currency === situation.currency &&
      (book.customerGroup === null || situation.customerGroups.includes(book.customerGroup)) &&
      (book.validFrom === null || book.validFrom <= now) &&
      (book.validTo === null || book.validTo > now),
  );
};

/** The price of a quantity in one book: the step with the highest minimum that is reached. */
const priceInBook = (book: PriceBook, productId: string, quantity: number): number | undefined =>
  book.prices.get(productId)?.findLast(({ minQuantity }) => minQuantity <= quantity)?.priceCents;

/**
 * The price of a product: the lowest that any book gives for the quantity, beside the ordinary price of one piece.
 * `undefined` when no book has one.
 */
export const bestPrice = (books: PriceBook[], productId: string, quantity: number): Price | undefined => {
  let best: { priceCents: number; priceBookId: string } | undefined;
  for (const book of books) {
    const priceCents = priceInBook(book, productId, quantity);
    if (priceCents !== undefined && (!best || priceCents < best.priceCents))
      best = { priceCents, priceBookId: book.id };
  }
  if (!best) return undefined;
  const listPrices = books.flatMap((book) => (book.kind === "list" ? (priceInBook(book, productId, 1) ?? []) : []));
  return { ...best, listPriceCents: Math.max(best.priceCents, ...listPrices) };
};

/** One price of a product with its book, as the products API lists them. */
export interface BookPrice extends PriceStep {
  priceBookId: string;
}

/** Every price of a product, book by book. */
export const allPrices = (books: PriceBook[], productId: string): BookPrice[] =>
  books.flatMap((book) => (book.prices.get(productId) ?? []).map((step) => ({ ...step, priceBookId: book.id })));
