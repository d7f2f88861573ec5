import { categoriesOf, isCategoryShown, type Catalogue } from "#sandbox/platform/products/catalogue.ts";
import { isOffered, type CatalogueProduct } from "#sandbox/platform/products/product.ts";
import type { SearchRules } from "./search-rules.ts";
import { bestPrice, type PriceBook } from "#sandbox/platform/prices/price.ts";

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
  id: string;
  /** The merchant's own order. */
  position: number;
  /** What products are sorted by: `name`, `price`, `brand`, `position` and custom attributes with their `c_` names. */
  valueOf(path: string): number | string | boolean | undefined;
}

const isYes = (product: CatalogueProduct, attribute: string) => product.attributes[attribute] === true;

/** What a hit is called; variation groups and variants are never hits of their own. */
export const hitTypeOf = ({ type }: CatalogueProduct): "master" | "set" | "bundle" | "product" =>
  type === "master" || type === "set" || type === "bundle" ? type : "product";

const plainValue = (value: unknown): number | string | boolean | undefined =>
  typeof value === "number" || typeof value === "string" || typeof value === "boolean" ? value : undefined;

const asTexts = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(asTexts);
  return typeof value === "string" || typeof value === "boolean" || typeof value === "number" ? [String(value)] : [];
};

/** Adds what variants say otherwise than their master, and the values they are chosen by. */
const addVariants = (
  values: Map<string, string[]>,
  master: CatalogueProduct,
  variants: readonly CatalogueProduct[],
) => {
  const add = (name: string, texts: readonly string[]) =>
    values.set(name, [...new Set([...(values.get(name) ?? []), ...texts])]);
  for (const { attributes, variationValues } of variants) {
    for (const [name, value] of Object.entries(attributes))
      if (value !== master.attributes[name]) add(name, asTexts(value));
    for (const [name, value] of Object.entries(variationValues)) add(`c_${name}`, [value]);
  }
};

const valuesOf = (
  product: CatalogueProduct,
  categoryIds: string[],
  variants: readonly CatalogueProduct[],
  { combinedRefinements = {} }: SearchRules,
): Map<string, string[]> => {
  const values = new Map(Object.entries(product.attributes).map(([name, value]) => [name, asTexts(value)]));
  addVariants(values, product, variants);
  values.set("cgid", ["root", ...categoryIds]);
  values.set("brand", [product.brand]);
  values.set("htype", [hitTypeOf(product)]);
  for (const [name, flags] of Object.entries(combinedRefinements))
    values.set(
      name,
      Object.entries(flags).flatMap(([value, attribute]) => (isYes(product, attribute) ? [value] : [])),
    );
  return values;
};

/** The ids behind a product that carry stock: its offered variants, those of a set's parts, or the product itself. */
const orderableIdsOf = (catalogue: Catalogue, product: CatalogueProduct, siteId: string, now: Date): string[] => {
  const offered = (ids: readonly string[]): CatalogueProduct[] =>
    ids.flatMap((id) => {
      const each = catalogue.products.get(id);
      return each && isOffered(each, siteId, now) ? [each] : [];
    });
  if (product.type === "master") return offered(product.variantIds).map(({ id }) => id);
  if (product.type === "set")
    return offered(product.parts.map(({ productId }) => productId)).flatMap((part) =>
      orderableIdsOf(catalogue, part, siteId, now),
    );
  return [product.id];
};

/** Every product a search on a site may find: whatever is no variant, is offered and stands in a shown category. */
export const searchEntries = (
  catalogue: Catalogue,
  books: PriceBook[],
  siteId: string,
  now: Date,
  rules: SearchRules = {},
): Map<string, SearchEntry> => {
  const entries = new Map<string, SearchEntry>();
  for (const product of catalogue.products.values()) {
    if (product.masterId !== null || !isOffered(product, siteId, now)) continue;
    if (!product.categoryIds.some((id) => isCategoryShown(catalogue, id))) continue;
    const orderableIds = orderableIdsOf(catalogue, product, siteId, now);
    const cents = orderableIds.flatMap((id) => bestPrice(books, id, 1)?.priceCents ?? []);
    const priceCents = cents.length > 0 ? cents.reduce((a, b) => Math.min(a, b)) : null;
    const system: Record<string, number | string | undefined> = {
      name: product.name,
      brand: product.brand,
      position: product.position,
      price: priceCents ?? undefined,
    };
    entries.set(product.id, {
      id: product.id,
      position: product.position,
      product,
      orderableIds,
      priceCents,
      highestPriceCents: cents.length > 0 ? cents.reduce((a, b) => Math.max(a, b)) : null,
      values: valuesOf(
        product,
        categoriesOf(catalogue, product),
        product.type === "master" ? orderableIds.flatMap((id) => catalogue.products.get(id) ?? []) : [],
        rules,
      ),
      valueOf: (path) => (path.startsWith("c_") ? plainValue(product.attributes[path]) : system[path]),
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
