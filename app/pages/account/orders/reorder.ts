import type { BasketItem } from "#app/domain/basket/basket-document.ts";
import { type OptionChoice, ownChoiceOf } from "#app/domain/basket/own-choice.ts";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";

/** What goes into the bag again. */
export interface ReorderedItem {
  productId: string;
  quantity: number;
  c_customMix?: unknown;
  optionItems?: readonly OptionChoice[];
  c_personalizationText?: string;
  c_personalizationLogo?: string;
}

/** What of an order can be had again. */
export interface Reorder {
  items: ReorderedItem[];
  /** Names of what cannot, once each. */
  missing: string[];
  /** Whether a card by e-mail was among it, which is chosen and written anew. */
  hasEGift: boolean;
}

/** Whether two are the same thing, made the same way. */
const isSameMake = ({ quantity: _quantity, ...one }: ReorderedItem, other: Omit<ReorderedItem, "quantity">): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Lines that were bought: no bonus of a promotion and no gift card, which is written to somebody. */
const isBought = (item: BasketItem): item is BasketItem & { productId: string } =>
  Boolean(item.productId) && item.bonusProductLineItem !== true && item.c_giftCardRecipientEmail === undefined;

/**
 * The lines of an order as they go into the bag again; parcels become one. `availableOf` tells how many of a product
 * there are (undefined: it is not counted, null: it is gone); of what is short there are as many as are left. What only
 * stands for cards by e-mail is no line of a parcel (docs/decisions/0015).
 */
export const reorder = (
  { productItems = [] }: OrderDocument,
  availableOf: (productId: string) => number | undefined | null,
  isEGift: (productId: string) => boolean,
): Reorder => {
  const bought = productItems.filter(isBought);
  const left = new Map<string, number>();
  const items: ReorderedItem[] = [];
  const missing = new Set<string>();
  for (const item of bought.filter(({ productId }) => !isEGift(productId))) {
    const { productId, productName, quantity: asked = 1, c_customMix } = item;
    const made = { ...(c_customMix !== undefined && { c_customMix }), ...ownChoiceOf(item) };
    const available = availableOf(productId);
    const rest = left.get(productId) ?? (available === undefined ? Infinity : (available ?? 0));
    const quantity = Math.min(asked, rest);
    left.set(productId, rest - quantity);
    if (quantity < asked) missing.add(productName ?? productId);
    const same = items.find((other) => isSameMake(other, { productId, ...made }));
    if (quantity > 0 && same) same.quantity += quantity;
    else if (quantity > 0) items.push({ productId, quantity, ...made });
  }
  return { items, missing: [...missing], hasEGift: bought.some(({ productId }) => isEGift(productId)) };
};
