import type { ShopperProductsTypes } from "@salesforce/commerce-sdk-isomorphic";
import { allPrices, bestPrice, type PriceBook } from "./price.ts";

type Product = ShopperProductsTypes.Product;

/** Cents as a decimal amount. */
export const amount = (cents: number): number => cents / 100;

/** Every price of one product in every book, as the API lists them. */
export const presentTieredPrices = (books: PriceBook[], productId: string): NonNullable<Product["tieredPrices"]> =>
  allPrices(books, productId).map(({ priceCents, priceBookId, minQuantity }) => ({
    price: amount(priceCents),
    pricebook: priceBookId,
    quantity: minQuantity,
  }));

/** What one piece of each costs now; products without a price are left out. */
const askedCents = (books: PriceBook[], productIds: string[]): number[] =>
  productIds.flatMap((id) => bestPrice(books, id, 1)?.priceCents ?? []);

/** Lowest and highest price in each book. */
export const presentPriceRanges = (books: PriceBook[], productIds: string[]): NonNullable<Product["priceRanges"]> =>
  books.flatMap((book) => {
    const cents = productIds.flatMap((id) => bestPrice([book], id, 1)?.priceCents ?? []);
    return cents.length === 0
      ? []
      : [{ minPrice: amount(Math.min(...cents)), maxPrice: amount(Math.max(...cents)), pricebook: book.id }];
  });

/** The lowest price of each book, by its id. */
const lowestByBook = (books: PriceBook[], productIds: string[]): Record<string, number> =>
  Object.fromEntries(
    presentPriceRanges(books, productIds).map(({ pricebook, minPrice }) => [pricebook ?? "", minPrice ?? 0]),
  );

/** The price members of a product; `variantIds` are the offered variants of a master, empty for any other. */
export const presentPrices = (
  books: PriceBook[],
  product: { id: string; masterId: string | null },
  variantIds: string[],
  currency: string,
  perPricebook: boolean,
): Pick<Product, "currency" | "price" | "priceMax" | "prices" | "priceRanges" | "tieredPrices"> => {
  const own = bestPrice(books, product.id, 1) ? product.id : (product.masterId ?? product.id);
  const priced = variantIds.length > 0 ? variantIds : [own];
  const cents = askedCents(books, priced);
  return {
    currency,
    ...(cents.length > 0 ? { price: amount(Math.min(...cents)) } : {}),
    ...(cents.length > 0 && variantIds.length > 0 ? { priceMax: amount(Math.max(...cents)) } : {}),
    ...(perPricebook ? { prices: lowestByBook(books, priced) } : {}),
    ...(variantIds.length > 0
      ? { priceRanges: presentPriceRanges(books, priced) }
      : { tieredPrices: presentTieredPrices(books, own) }),
  };
};
