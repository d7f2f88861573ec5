import { isAnyOrderable, stockMarks } from "./availability.ts";
import { flagAttribute, type ProductDocument } from "./product-document.ts";

/**
 * Whether a carousel of featured products shows a product (home-3): not one that is out of stock unless it
 * is coming soon, no custom mix and no piece of one, nothing sold in shops only, and only with an orderable variant.
 */
export const isFeatured = (document: ProductDocument): boolean => {
  const { isOutOfStock, isComingSoon, isInShopOnly } = stockMarks(document);
  const isMix = flagAttribute(document, "isCustomMix") || flagAttribute(document, "isCustomMixPiece");
  return (!isOutOfStock || isComingSoon) && !isMix && !isInShopOnly && isAnyOrderable(document);
};
