import type { ActivePromotion } from "./active-promotions.ts";
import type { DiscountedLine } from "./discounts.ts";
import { countedCents } from "./order-discounts.ts";
import { type Discount, shippingTiers } from "./promotion.ts";
import { shipmentObstacle, type ShippableGoods } from "./shipping-discounts.ts";

/** A promotion the shopper has nearly earned. */
export interface ApproachingDiscount {
  promotion: ActivePromotion;
  type: "order" | "shipping";
  discount: Discount;
  thresholdCents: number;
  merchandiseCents: number;
}

const isNear = (thresholdCents: number, merchandiseCents: number, withinCents: number) =>
  merchandiseCents > 0 && merchandiseCents < thresholdCents && thresholdCents - merchandiseCents <= withinCents;

/** Order promotions whose next threshold is within reach. */
export const approachingOrderDiscounts = (
  lines: readonly DiscountedLine[],
  promotions: readonly ActivePromotion[],
  currency: string,
): ApproachingDiscount[] =>
  promotions.flatMap((promotion) => {
    const { rule } = promotion;
    if (rule.class !== "order" || !rule.approachingWithin) return [];
    const merchandiseCents = countedCents(lines, promotion, rule);
    const within = rule.approachingWithin[currency] ?? 0;
    const amounts = rule.tiers.flatMap((tier) => ("threshold" in tier ? [tier] : []));
    const next = amounts.find(({ threshold }) => (threshold[currency] ?? 0) > merchandiseCents);
    const thresholdCents = next?.threshold[currency] ?? 0;
    return next && isNear(thresholdCents, merchandiseCents, within)
      ? [{ promotion, type: "order" as const, discount: next.discount, thresholdCents, merchandiseCents }]
      : [];
  });

/**
 * Shipping promotions whose next threshold a shipment has nearly reached; one without a method may still choose any.
 */
export const approachingShippingDiscounts = (
  goods: ShippableGoods,
  promotions: readonly ActivePromotion[],
  currency: string,
): ApproachingDiscount[] =>
  promotions.flatMap((promotion) => {
    const { rule } = promotion;
    if (rule.class !== "shipping" || !rule.approachingWithin) return [];
    const obstacle = shipmentObstacle(rule, goods);
    if (obstacle && !(obstacle.reason === "method_not_covered" && goods.methodId === "")) return [];
    const { merchandiseCents } = goods;
    const next = shippingTiers(rule).find(({ threshold }) => (threshold[currency] ?? 0) > merchandiseCents);
    const thresholdCents = next?.threshold[currency] ?? 0;
    return next && isNear(thresholdCents, merchandiseCents, rule.approachingWithin[currency] ?? 0)
      ? [{ promotion, type: "shipping" as const, discount: next.discount, thresholdCents, merchandiseCents }]
      : [];
  });
