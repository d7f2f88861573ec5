import { isSelected, type ActivePromotion, type Discount, type SelectableProduct } from "./promotion.ts";
import { prorate, roundHalfUp } from "./proration.ts";

/** A reduction a promotion made; `priceCents` is negative. */
export interface Adjustment {
  id: string;
  promotionId: string;
  text: string;
  priceCents: number;
  couponCode: string | null;
  /** As the wire tells it, amounts in cents. */
  discount: { type: Discount["type"]; percentage?: number; amountCents?: number };
}

/** A line as promotions see it. */
export interface DiscountableLine {
  id: string;
  product: SelectableProduct;
  /** Gift cards take part in no promotion. */
  isGiftCard: boolean;
  quantity: number;
  priceCents: number;
}

/** A line with what promotions of the class product took off. */
export interface DiscountedLine extends DiscountableLine {
  adjustments: Adjustment[];
  afterItemDiscountCents: number;
  /** A global promotion was applied; nothing else may be. */
  isGlobal: boolean;
}

/** How much a discount takes off an amount; never more than there is. */
const reductionOf = (discount: Discount, priceCents: number, pieces: number, currency: string): number => {
  const reduction = () => {
    switch (discount.type) {
      case "percentage":
        return roundHalfUp((priceCents * discount.percentage) / 100);
      case "amount":
        return (discount.amount[currency] ?? 0) * pieces;
      case "fixed_price":
        return priceCents - (discount.amount[currency] ?? 0) * pieces;
      case "free":
        return priceCents;
    }
  };
  return Math.min(priceCents, Math.max(0, reduction()));
};

const adjustmentOf = (
  promotion: ActivePromotion,
  discount: Discount,
  reductionCents: number,
  owner: string,
  currency: string,
): Adjustment => ({
  id: `${owner}-${promotion.id}`,
  promotionId: promotion.id,
  text: promotion.calloutMsg,
  priceCents: -reductionCents,
  couponCode: promotion.couponCode,
  discount: {
    type: discount.type,
    ...(discount.type === "percentage" ? { percentage: discount.percentage } : {}),
    ...("amount" in discount ? { amountCents: discount.amount[currency] ?? 0 } : {}),
  },
});

/** Whether an exclusive promotion may join, or anything may join an exclusive one. */
const mayJoin = (promotion: ActivePromotion, applied: readonly ActivePromotion[]): boolean =>
  applied.length === 0 || (promotion.exclusivity === "no" && applied.every(({ exclusivity }) => exclusivity === "no"));

/** Applies promotions of the class product, line by line. */
export const applyProductPromotions = (
  lines: readonly DiscountableLine[],
  promotions: readonly ActivePromotion[],
  currency: string,
): DiscountedLine[] => {
  const states = lines.map((line) => ({
    line,
    left: line.priceCents,
    adjustments: [] as Adjustment[],
    applied: [] as ActivePromotion[],
  }));
  for (const promotion of promotions) {
    const { rule } = promotion;
    if (rule.class !== "product") continue;
    const eligible = states.filter(({ line }) => !line.isGiftCard && isSelected(line.product, rule.products));
    const pieces = eligible.reduce((sum, { line }) => sum + line.quantity, 0);
    if (pieces < (rule.minQuantity ?? 1)) continue;
    let applicationsLeft = rule.maxApplications ?? Infinity;
    for (const state of eligible) {
      if (!mayJoin(promotion, state.applied)) continue;
      const discounted = Math.min(state.line.quantity, applicationsLeft);
      const share = Math.floor((state.left * discounted) / state.line.quantity);
      const reduction = reductionOf(rule.discount, share, discounted, currency);
      if (reduction <= 0) continue;
      applicationsLeft -= discounted;
      state.left -= reduction;
      state.applied.push(promotion);
      state.adjustments.push(adjustmentOf(promotion, rule.discount, reduction, state.line.id, currency));
    }
  }
  return states.map(({ line, left, adjustments, applied }) => ({
    ...line,
    adjustments,
    afterItemDiscountCents: left,
    isGlobal: applied.some(({ exclusivity }) => exclusivity === "global"),
  }));
};

/** What promotions of the class order took off. */
export interface OrderDiscounts {
  adjustments: Adjustment[];
  /** What is left of each line, in the order given. */
  afterOrderDiscountCents: number[];
  isGlobal: boolean;
}

/** Lines an order promotion counts. */
const countedLines = (lines: readonly DiscountedLine[], promotion: ActivePromotion): number[] => {
  const { rule } = promotion;
  if (rule.class !== "order") return [];
  return lines.flatMap((line, index) =>
    !line.isGiftCard &&
    !line.isGlobal &&
    isSelected(line.product, rule.products) &&
    !(rule.excludeDiscountedProducts && line.adjustments.length > 0)
      ? [index]
      : [],
  );
};

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Applies promotions of the class order to what product promotions left, and prorates each over the lines it counts. */
export const applyOrderPromotions = (
  lines: readonly DiscountedLine[],
  promotions: readonly ActivePromotion[],
  currency: string,
): OrderDiscounts => {
  const left = lines.map(({ afterItemDiscountCents }) => afterItemDiscountCents);
  const adjustments: Adjustment[] = [];
  const applied: ActivePromotion[] = [];
  for (const promotion of promotions) {
    const { rule } = promotion;
    if (rule.class !== "order" || !mayJoin(promotion, applied)) continue;
    const counted = countedLines(lines, promotion);
    if (promotion.exclusivity === "global" && counted.some((index) => (lines[index]?.adjustments.length ?? 0) > 0))
      continue;
    const merchandise = sumOf(counted.map((index) => lines[index]?.afterItemDiscountCents ?? 0));
    const tier = rule.tiers.findLast(
      ({ threshold }) => merchandise > 0 && merchandise >= (threshold[currency] ?? Infinity),
    );
    if (!tier) continue;
    const weights = counted.map((index) => left[index] ?? 0);
    const reduction = reductionOf(tier.discount, sumOf(weights), 1, currency);
    if (reduction <= 0) continue;
    prorate(reduction, weights).forEach((share, place) => {
      const index = counted[place] ?? 0;
      left[index] = (left[index] ?? 0) - share;
    });
    applied.push(promotion);
    adjustments.push(adjustmentOf(promotion, tier.discount, reduction, "order", currency));
  }
  return {
    adjustments,
    afterOrderDiscountCents: left,
    isGlobal: applied.some(({ exclusivity }) => exclusivity === "global"),
  };
};

/** A shipment as shipping promotions see it. */
export interface ShippableGoods {
  shipmentId: string;
  methodId: string;
  isPickup: boolean;
  /** Goods after product and order discounts. */
  merchandiseCents: number;
}

/** Whether a shipping promotion is for this shipment, its threshold aside. */
const isForShipment = (promotion: ActivePromotion, { methodId, isPickup }: ShippableGoods): boolean =>
  promotion.rule.class === "shipping" && !isPickup && (promotion.rule.methodIds?.includes(methodId) ?? true);

/** Shipping promotions that a shipment with this method has earned. */
export const earnedShippingPromotions = (
  goods: ShippableGoods,
  promotions: readonly ActivePromotion[],
  currency: string,
): ActivePromotion[] =>
  promotions.filter(
    (promotion) =>
      promotion.rule.class === "shipping" &&
      isForShipment(promotion, goods) &&
      goods.merchandiseCents > 0 &&
      goods.merchandiseCents >= (promotion.rule.threshold[currency] ?? Infinity),
  );

/** Applies promotions of the class shipping to the cost of one shipment. */
export const applyShippingPromotions = (
  goods: ShippableGoods,
  costCents: number,
  promotions: readonly ActivePromotion[],
  currency: string,
): Adjustment[] => {
  const adjustments: Adjustment[] = [];
  const applied: ActivePromotion[] = [];
  let left = costCents;
  for (const promotion of earnedShippingPromotions(goods, promotions, currency)) {
    if (promotion.rule.class !== "shipping" || !mayJoin(promotion, applied)) continue;
    const reduction = reductionOf(promotion.rule.discount, left, 1, currency);
    if (reduction <= 0) continue;
    left -= reduction;
    applied.push(promotion);
    adjustments.push(
      adjustmentOf(promotion, promotion.rule.discount, reduction, `shipping-${goods.shipmentId}`, currency),
    );
  }
  return adjustments;
};

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
    const merchandiseCents = sumOf(
      countedLines(lines, promotion).map((index) => lines[index]?.afterItemDiscountCents ?? 0),
    );
    const within = rule.approachingWithin[currency] ?? 0;
    const next = rule.tiers.find(({ threshold }) => (threshold[currency] ?? 0) > merchandiseCents);
    const thresholdCents = next?.threshold[currency] ?? 0;
    return next && isNear(thresholdCents, merchandiseCents, within)
      ? [{ promotion, type: "order" as const, discount: next.discount, thresholdCents, merchandiseCents }]
      : [];
  });

/** Shipping promotions whose threshold a shipment has nearly reached; a shipment without a method may still choose one. */
export const approachingShippingDiscounts = (
  goods: ShippableGoods,
  promotions: readonly ActivePromotion[],
  currency: string,
): ApproachingDiscount[] =>
  promotions.flatMap((promotion) => {
    const { rule } = promotion;
    if (rule.class !== "shipping" || !rule.approachingWithin) return [];
    if (goods.isPickup || (goods.methodId !== "" && !isForShipment(promotion, goods))) return [];
    const thresholdCents = rule.threshold[currency] ?? 0;
    const { merchandiseCents } = goods;
    return isNear(thresholdCents, merchandiseCents, rule.approachingWithin[currency] ?? 0)
      ? [{ promotion, type: "shipping" as const, discount: rule.discount, thresholdCents, merchandiseCents }]
      : [];
  });
