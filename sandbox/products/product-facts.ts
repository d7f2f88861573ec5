import type { InventoryRecord } from "#sandbox/inventory/inventory.ts";
import type { PriceBook } from "#sandbox/prices/price.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CatalogueProduct } from "./product.ts";

/** A promotion to mention on a product; the price is given where the promotion asks for nothing in return. */
export interface PromotionMention {
  promotionId: string;
  calloutMsg: string;
  promotionalPriceCents?: number;
}

/** A product with everything its document is made from. */
export interface ProductFacts {
  product: CatalogueProduct;
  master: CatalogueProduct | null;
  /** Offered variants: of the product when it is a master, of its master when it is a variant. */
  variants: CatalogueProduct[];
  books: PriceBook[];
  /** Stock in the site's list, by product id. */
  stock: ReadonlyMap<string, InventoryRecord>;
  /** Stock in the lists asked for. */
  stockByList: ReadonlyMap<string, ReadonlyMap<string, InventoryRecord>>;
  promotions: PromotionMention[];
  catalogue: Catalogue;
}
