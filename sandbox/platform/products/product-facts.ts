import type { InventoryRecord } from "#sandbox/platform/inventory/inventory.ts";
import type { PriceBook } from "#sandbox/platform/prices/price.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CatalogueProduct, ProductRules } from "./product.ts";

/** A promotion to mention on a product; the price is given where the promotion asks for nothing in return. */
export interface PromotionMention {
  promotionId: string;
  calloutMsg: string;
  promotionalPriceCents?: number;
}

/** A way to ship a product, with what it costs for one piece of it; null when that is not known. */
export interface ShippingMention {
  id: string;
  name: string;
  description: string;
  costCents: number | null;
}

/** A product with everything its document is made from. */
export interface ProductFacts {
  product: CatalogueProduct;
  master: CatalogueProduct | null;
  /** Offered variants: of the product when it is a master, of its master when it is a variant. */
  variants: CatalogueProduct[];
  /** What a bundle or a set holds, with quantities; empty for any other product. */
  parts: { facts: ProductFacts; quantity: number }[];
  books: PriceBook[];
  /** Stock in the site's list, by product id. */
  stock: ReadonlyMap<string, InventoryRecord>;
  /** Stock in the lists asked for. */
  stockByList: ReadonlyMap<string, ReadonlyMap<string, InventoryRecord>>;
  promotions: PromotionMention[];
  /** Promotions by variant, of a master. */
  promotionsByVariant: ReadonlyMap<string, PromotionMention[]>;
  shippingMethods: ShippingMention[];
  catalogue: Catalogue;
  variantAttributes?: ProductRules["variantAttributes"];
}

/**
 * The ids whose prices are asked for a product that has none of its own: variants of a master or a group, parts of a
 * set.
 */
export const pricedIds = ({ product, variants, parts }: ProductFacts): string[] => {
  if (product.type === "master") return variants.map(({ id }) => id);
  if (product.type === "variation_group") return groupVariants(product, variants).map(({ id }) => id);
  if (product.type !== "set") return [];
  return parts.flatMap(({ facts }) => {
    const ids = pricedIds(facts);
    return ids.length > 0 ? ids : [facts.product.id];
  });
};

/** The variants that have all values of a variation group. */
export const groupVariants = (group: CatalogueProduct, variants: readonly CatalogueProduct[]): CatalogueProduct[] =>
  variants.filter(({ variationValues }) =>
    Object.entries(group.variationValues).every(([id, value]) => variationValues[id] === value),
  );
