import { categoriesOf, isCategoryShown, type Catalogue } from "#sandbox/products/catalogue.ts";
import { isOffered, type CatalogueProduct } from "#sandbox/products/product.ts";
import { bestPrice, type PriceBook } from "#sandbox/prices/price.ts";

/** A product as the search sees it: what it is filtered, counted and sorted by. */
export interface SearchEntry {
  product: CatalogueProduct;
  /** Ids that carry stock: the offered variants, or the product itself. */
  orderableIds: string[];
  /** Lowest and highest price asked now, in cents; null without a price. */
  priceCents: number | null;
  highestPriceCents: number | null;
  /** Values by refinement, categories (`cgid`) included. */
  values: ReadonlyMap<string, readonly string[]>;
  /** The merchant's order, highest first; 0 to about 1. */
  featured: number;
}

/** Flags that are put together as one refinement, by the value each has there. */
export const goodToKnow: Record<string, string> = {
  "dairy-free": "c_isDairyFree",
  "gluten-free": "c_isGlutenFree",
  kosher: "c_isKosher",
  "nut-free": "c_isNutFree",
  "warm-weather": "c_isWarmWeatherFriendly",
};

const numberAt = (product: CatalogueProduct, attribute: string): number => {
  const value = product.attributes[attribute];
  return typeof value === "number" ? value : 0;
};

const isYes = (product: CatalogueProduct, attribute: string) => product.attributes[attribute] === true;

/**
 * The weighted sum of what a merchant counts (popularity, rating, newness); what cannot be posted today is buried.
 * A product without a rating counts as an average one.
 */
export const featuredScore = (product: CatalogueProduct): number => {
  const rating = numberAt(product, "c_rating") || 4;
  const isBuried = isYes(product, "c_isComingSoon") || isYes(product, "c_isInShopOnly");
  return (
    0.7 * (numberAt(product, "c_popularity") / 100) +
    0.2 * (rating / 5) +
    (isYes(product, "c_isNew") ? 0.1 : 0) -
    (isBuried ? 0.3 : 0)
  );
};

const asTexts = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(asTexts);
  return typeof value === "string" || typeof value === "boolean" || typeof value === "number" ? [String(value)] : [];
};

const valuesOf = (product: CatalogueProduct, categoryIds: string[]): Map<string, string[]> => {
  const values = new Map(Object.entries(product.attributes).map(([name, value]) => [name, asTexts(value)]));
  values.set("cgid", ["root", ...categoryIds]);
  values.set("brand", [product.brand]);
  values.set("htype", [product.type === "master" ? "master" : "product"]);
  values.set(
    "c_refinementGoodToKnow",
    Object.entries(goodToKnow).flatMap(([value, attribute]) => (isYes(product, attribute) ? [value] : [])),
  );
  return values;
};

/** Every product a search on a site may find: masters and single products that are offered and stand in a shown category. */
export const searchEntries = (
  catalogue: Catalogue,
  books: PriceBook[],
  siteId: string,
  now: Date,
): Map<string, SearchEntry> => {
  const entries = new Map<string, SearchEntry>();
  for (const product of catalogue.products.values()) {
    if (product.type === "variant" || !isOffered(product, siteId, now)) continue;
    if (!product.categoryIds.some((id) => isCategoryShown(catalogue, id))) continue;
    const variants = product.variantIds.filter((id) => {
      const variant = catalogue.products.get(id);
      return variant !== undefined && isOffered(variant, siteId, now);
    });
    const orderableIds = product.type === "master" ? variants : [product.id];
    const cents = orderableIds.flatMap((id) => bestPrice(books, id, 1)?.priceCents ?? []);
    entries.set(product.id, {
      product,
      orderableIds,
      priceCents: cents.length > 0 ? Math.min(...cents) : null,
      highestPriceCents: cents.length > 0 ? Math.max(...cents) : null,
      values: valuesOf(product, categoriesOf(catalogue, product)),
      featured: featuredScore(product),
    });
  }
  return entries;
};

/** When the next product or price of a site comes or goes by its dates; null when nothing is dated. */
export const nextChange = (catalogue: Catalogue, now: Date): Date | null => {
  const coming = [...catalogue.products.values()]
    .flatMap(({ validFrom, validTo }) => [validFrom, validTo])
    .filter((date): date is Date => date !== null && date > now)
    .sort((a, b) => a.getTime() - b.getTime());
  return coming[0] ?? null;
};
