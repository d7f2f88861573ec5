import type { ActivePromotion } from "./active-promotions.ts";
import { type Adjustment, adjustmentOf, reductionOf } from "./adjustment.ts";
import { rivalOf } from "./exclusivity.ts";
import { isSelected, type SelectableProduct } from "./product-selection.ts";
import { type AmountTier, type ShippingRule, shippingTiers } from "./promotion.ts";
import { notApplied, type Obstacle, type Witness } from "./verdict.ts";

/** A shipment as shipping promotions see it. */
export interface ShippableGoods {
  shipmentId: string;
  methodId: string;
  isPickup: boolean;
  /** Goods after product and order discounts. */
  merchandiseCents: number;
  /** What it holds; looked at only by promotions for certain products. */
  products?: readonly SelectableProduct[];
  /** Promotions of its lines and its order. */
  appliedBefore?: readonly ActivePromotion[];
}

const tierOf = (rule: ShippingRule, { merchandiseCents }: ShippableGoods, currency: string): AmountTier | undefined =>
  shippingTiers(rule).findLast(({ threshold }) => merchandiseCents >= (threshold[currency] ?? Infinity));

/** Why a shipping promotion is not for this shipment, its threshold aside; null when it is. */
export const shipmentObstacle = (
  rule: ShippingRule,
  { methodId, isPickup, products = [] }: ShippableGoods,
): Obstacle | null => {
  if (isPickup) return { reason: "pickup" };
  if (!(rule.methodIds?.includes(methodId) ?? true)) return { reason: "method_not_covered" };
  if (!rule.products) return null;
  const fitting = products.filter((product) => isSelected(product, rule.products));
  if (fitting.length === 0) return { reason: "no_qualifying_product" };
  return rule.prohibitsOtherProducts && fitting.length < products.length
    ? { reason: "other_products_in_shipment" }
    : null;
};

/** Shipping promotions that a shipment with this method has earned. */
export const earnedShippingPromotions = (
  goods: ShippableGoods,
  promotions: readonly ActivePromotion[],
  currency: string,
): ActivePromotion[] =>
  promotions.filter(
    ({ rule }) =>
      rule.class === "shipping" &&
      shipmentObstacle(rule, goods) === null &&
      tierOf(rule, goods, currency) !== undefined,
  );

/** Applies promotions of the class shipping to the cost of one shipment. */
export const applyShippingPromotions = (
  goods: ShippableGoods,
  costCents: number,
  promotions: readonly ActivePromotion[],
  currency: string,
  witness?: Witness,
): Adjustment[] => {
  const adjustments: Adjustment[] = [];
  const applied: ActivePromotion[] = [];
  let left = costCents;

  const applyOne = (promotion: ActivePromotion, rule: ShippingRule): Obstacle | null => {
    const obstacle = shipmentObstacle(rule, goods);
    if (obstacle) return obstacle;
    const tier = tierOf(rule, goods, currency);
    if (!tier)
      return { reason: "threshold_short", missingCents: (rule.threshold[currency] ?? 0) - goods.merchandiseCents };
    const rival = rivalOf(promotion, applied, goods.appliedBefore);
    if (rival) return { reason: "exclusivity", by: rival.id };
    const reduction = reductionOf(tier.discount, left, 1, currency);
    if (reduction <= 0) return { reason: "nothing_left" };
    left -= reduction;
    applied.push(promotion);
    adjustments.push(adjustmentOf(promotion, tier.discount, reduction, `shipping-${goods.shipmentId}`, currency));
    witness?.(promotion.id, { outcome: "applied", cents: -reduction }, { shipmentId: goods.shipmentId });
    return null;
  };

  for (const promotion of promotions) {
    if (promotion.rule.class !== "shipping") continue;
    const obstacle = applyOne(promotion, promotion.rule);
    if (obstacle) witness?.(promotion.id, notApplied(obstacle), { shipmentId: goods.shipmentId });
  }
  return adjustments;
};
