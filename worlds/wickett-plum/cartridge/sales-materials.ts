import type { CatalogueItem } from "#sandbox/platform/products/product.ts";

/** Whether a product is printed matter for those who sell for the shop (`c_isCollateral`). */
export const isCollateral = (product: Pick<CatalogueItem, "attributes"> | null): boolean =>
  product?.attributes["c_isCollateral"] === true;
