import type { ActivePromotion } from "./active-promotions.ts";
import { isSelected, type SelectableProduct } from "./product-selection.ts";
import type { Discount } from "./promotion.ts";

/** A bonus somebody has earned, some times over. */
export interface BonusGrant {
  promotion: ActivePromotion;
  discount: Extract<Discount, { type: "bonus" | "bonus_choice" }>;
  times: number;
  /** The last of the lines that earned it; null where the whole basket did. */
  qualifyingItemId: string | null;
}

/** Bonus products from which the shopper may choose. */
export interface BonusSlot {
  id: string;
  promotion: ActivePromotion;
  discount: Extract<Discount, { type: "bonus_choice" }>;
  /** Pieces the shopper may take at most. */
  maxItems: number;
  qualifyingItemId: string | null;
}

/** A line the engine adds by itself. */
export interface AutomaticBonus {
  id: string;
  promotion: ActivePromotion;
  discount: Extract<Discount, { type: "bonus" }>;
  productId: string;
  quantity: number;
  qualifyingItemId: string | null;
}

/** The slots of all choices earned; ids stay the same as long as the promotion holds. */
export const bonusSlots = (grants: readonly BonusGrant[]): BonusSlot[] =>
  grants.flatMap(({ promotion, discount, times, qualifyingItemId }) =>
    discount.type === "bonus_choice"
      ? [{ id: `bonus-${promotion.id}`, promotion, discount, maxItems: discount.maxItems * times, qualifyingItemId }]
      : [],
  );

/** The lines of all bonuses that come by themselves. */
export const automaticBonuses = (grants: readonly BonusGrant[]): AutomaticBonus[] =>
  grants.flatMap(({ promotion, discount, times, qualifyingItemId }) =>
    discount.type === "bonus"
      ? discount.products.map(({ productId, quantity }) => ({
          id: `bonus-${promotion.id}-${productId}`,
          promotion,
          discount,
          productId,
          quantity: quantity * times,
          qualifyingItemId,
        }))
      : [],
  );

/** Cents one piece of a product costs as a bonus of a slot; null when the slot does not offer it. */
export const bonusPriceCents = (
  { discount }: BonusSlot,
  product: SelectableProduct,
  currency: string,
): number | null => {
  const { products, rule } = discount;
  const listed = products?.find(({ productId }) => productId === product.id || productId === product.masterId);
  if (listed) return listed.price?.[currency] ?? 0;
  return rule && isSelected(product, rule) ? 0 : null;
};

/** What a slot offers, as baskets show it and orders keep it. */
export const bonusSlotFacts = ({ id, promotion, discount, maxItems }: BonusSlot) => ({
  id,
  promotionId: promotion.id,
  couponCode: promotion.couponCode,
  maxItems,
  productIds: (discount.products ?? []).map(({ productId }) => productId),
});
