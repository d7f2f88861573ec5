import type { ProductDocument, TieredPrice } from "./product-document.ts";

/** The price books whose prices count as the ordinary and the sale price of a site. */
export interface PriceBooks {
  list: string;
  sale: string;
}

/** What stands under a product's name; amounts in units of the site's currency. */
export interface PriceLine {
  /** The ordinary price. */
  standard: number;
  /** The price asked now, where it is below the ordinary one. */
  sale?: number;
  /** How many sizes there are to choose from; above one the line reads 'Starting at'. */
  sizes?: number;
}

const tierPrice = (tiers: TieredPrice[] | undefined, book: string): number | undefined =>
  tiers?.find((tier) => tier.pricebook === book && (tier.quantity ?? 1) <= 1)?.price;

const promotional = (document: ProductDocument): number | undefined => {
  const prices = (document.productPromotions ?? []).flatMap(({ promotionalPrice }) => promotionalPrice ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
};

/** The lowest of the amounts that exist. */
const lowest = (...amounts: (number | undefined)[]): number | undefined => {
  const known = amounts.filter((amount): amount is number => amount !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

const withSale = (standard: number | undefined, asked: number | undefined): PriceLine | null => {
  const base = standard ?? asked;
  if (base === undefined) return null;
  return asked !== undefined && asked < base ? { standard: base, sale: asked } : { standard: base };
};

/** The price of one variant. */
export const variantPrice = (
  variant: { price?: number; tieredPrices?: TieredPrice[] },
  books: PriceBooks,
): PriceLine | null =>
  withSale(
    tierPrice(variant.tieredPrices, books.list),
    lowest(tierPrice(variant.tieredPrices, books.sale), variant.price),
  );

/** The number of values of the attribute `size`. */
export const sizeCount = (document: ProductDocument): number =>
  document.variationAttributes?.find(({ id }) => id === "size")?.values?.length ?? 0;

/**
 * A product's price line (product-7): one price, or the lowest with the number of sizes. Prices of
 * unconditional product promotions count as sale prices. A product without any price gives null.
 */
export const priceLine = (document: ProductDocument, books: PriceBooks): PriceLine | null => {
  const range = (book: string) => document.priceRanges?.find(({ pricebook }) => pricebook === book)?.minPrice;
  const own = (book: string) => document.prices?.[book] ?? tierPrice(document.tieredPrices, book) ?? range(book);
  const line = withSale(own(books.list), lowest(own(books.sale), document.price, promotional(document)));
  const sizes = sizeCount(document);
  return line && sizes > 1 ? { ...line, sizes } : line;
};

/** Prices that fall with the quantity: each step with the quantity it begins at, lowest first; empty without steps. */
export const quantityPrices = (tiers: TieredPrice[] | undefined): { from: number; price: number }[] => {
  const best = new Map<number, number>();
  for (const { price, quantity = 1 } of tiers ?? [])
    if (price !== undefined) best.set(quantity, Math.min(price, best.get(quantity) ?? price));
  const steps: { from: number; price: number }[] = [];
  for (const [from, price] of [...best].sort(([a], [b]) => a - b))
    if (steps.length === 0 || price < (steps.at(-1)?.price ?? price)) steps.push({ from, price });
  return steps.length > 1 ? steps : [];
};
