import type { ProductType } from "#sandbox/platform/products/product.ts";

/** A product whose stock is asked about. */
export interface AskedProduct {
  id: string;
  type: ProductType;
  /** What carries its stock: its variants, else itself. */
  orderableIds: string[];
  /** What a bundle or a set holds. */
  parts: readonly { productId: string; quantity: number }[];
}
