import type { BasketDocument } from "#app/domain/basket/basket-document.ts";

/** Presents a promotion lets the shopper choose from. */
export interface BonusChoice {
  id: string;
  /** How many may still be chosen. */
  left: number;
  productIds: string[];
}

interface BonusSlot {
  id?: unknown;
  maxBonusItems?: unknown;
  bonusProducts?: { productId?: unknown }[];
}

/** The presents that are still to be chosen (`bonusDiscountLineItems`); what is in the bag by such a choice counts. */
export const bonusChoices = (basket: BasketDocument): BonusChoice[] => {
  const slots = basket["bonusDiscountLineItems"];
  return (Array.isArray(slots) ? (slots as BonusSlot[]) : []).flatMap(({ id, maxBonusItems, bonusProducts = [] }) => {
    const productIds = bonusProducts.flatMap(({ productId }) => (typeof productId === "string" ? [productId] : []));
    const taken = (basket.productItems ?? [])
      .filter((item) => item["bonusDiscountLineItemId"] === id)
      .reduce((sum, { quantity = 0 }) => sum + quantity, 0);
    const left = Number(maxBonusItems ?? 0) - taken;
    return typeof id === "string" && left > 0 && productIds.length > 0 ? [{ id, left, productIds }] : [];
  });
};
