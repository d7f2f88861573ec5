import type { GiftItem } from "#app/commerce-api/people.ts";
import { type OptionChoice, ownChoiceOf } from "#app/domain/basket/own-choice.ts";
import { toLineProduct } from "#app/domain/basket/line-product.ts";
import { isEGiftProduct } from "#app/domain/product/e-gift-product.ts";
import type { ProductDocument } from "#app/domain/product/product-document.ts";

/** What goes into the bag. */
export interface PlannedItem {
  productId: string;
  quantity: number;
  c_customMix?: unknown;
  optionItems?: readonly OptionChoice[];
  c_personalizationText?: string;
  c_personalizationLogo?: string;
}

/** What of a gift can be had again. */
export interface GiftPlan {
  items: PlannedItem[];
  /** What cannot, or not as many. */
  missing: GiftItem[];
}

/** How many of something can be put into a parcel now; what is gone, in shops only or sent by mail cannot. */
const available = (product: ProductDocument | undefined): number => {
  if (!product || isEGiftProduct(product)) return 0;
  const { available: pieces = Infinity, limit = Infinity, isInShopOnly } = toLineProduct(product);
  return isInShopOnly ? 0 : Math.min(pieces, limit);
};

/** The items of a gift as they go into the bag again, as many as there are. */
export const giftPlan = (items: readonly GiftItem[], products: ReadonlyMap<string, ProductDocument>): GiftPlan => {
  const plan: GiftPlan = { items: [], missing: [] };
  for (const item of items) {
    const quantity = Math.min(item.quantity, available(products.get(item.productId)));
    if (quantity < item.quantity) plan.missing.push({ ...item, quantity: item.quantity - quantity });
    if (quantity > 0)
      plan.items.push({
        productId: item.productId,
        quantity,
        ...(item.c_customMix !== undefined && { c_customMix: item.c_customMix }),
        ...ownChoiceOf(item),
      });
  }
  return plan;
};
