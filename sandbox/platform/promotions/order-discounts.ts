import type { ActivePromotion } from "./active-promotions.ts";
import { type Adjustment, adjustmentOf, reductionOf } from "./adjustment.ts";
import { type DiscountedLine, type DiscountListeners, isPromotable } from "./discounts.ts";
import { rivalOf } from "./exclusivity.ts";
import { missingOfCombination } from "./combination.ts";
import { isSelected } from "./product-selection.ts";
import type { OrderRule } from "./promotion.ts";
import { prorate } from "./proration.ts";
import { notApplied, type Obstacle } from "./verdict.ts";

/** What promotions of the class order took off. */
export interface OrderDiscounts {
  adjustments: Adjustment[];
  /** What is left of each line, in the order given. */
  afterOrderDiscountCents: number[];
  isGlobal: boolean;
  /** What was applied, in order. */
  applied: readonly ActivePromotion[];
}

/** Lines an order promotion may discount. */
const discountable = (line: DiscountedLine, promotion: ActivePromotion, rule: OrderRule): boolean =>
  isPromotable(line, promotion) && !line.isGlobal && !(rule.excludeDiscountedProducts && line.adjustments.length > 0);

const indexes = (lines: readonly DiscountedLine[], fits: (line: DiscountedLine) => boolean) =>
  lines.flatMap((line, index) => (fits(line) ? [index] : []));

/** Lines an order promotion counts towards its threshold. */
const countedLines = (lines: readonly DiscountedLine[], promotion: ActivePromotion, rule: OrderRule): number[] =>
  indexes(lines, (line) => discountable(line, promotion, rule) && isSelected(line.product, rule.products));

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Goods that count towards an order promotion's threshold, after product discounts. */
export const countedCents = (lines: readonly DiscountedLine[], promotion: ActivePromotion, rule: OrderRule): number =>
  sumOf(countedLines(lines, promotion, rule).map((index) => lines[index]?.afterItemDiscountCents ?? 0));

/** What is missing for a tier; null once it is reached. */
const missingFor = (
  tier: OrderRule["tiers"][number],
  { cents, pieces }: { cents: number; pieces: number },
  currency: string,
): Obstacle | null => {
  if ("pieces" in tier)
    return pieces >= tier.pieces ? null : { reason: "quantity_short", missingPieces: tier.pieces - pieces };
  const missingCents = (tier.threshold[currency] ?? Infinity) - cents;
  return missingCents <= 0 ? null : { reason: "threshold_short", missingCents };
};

/**
 * Applies promotions of the class order to what product promotions left, and prorates each over the lines it discounts.
 */
export const applyOrderPromotions = (
  lines: readonly DiscountedLine[],
  promotions: readonly ActivePromotion[],
  currency: string,
  { witness, grants }: DiscountListeners = {},
): OrderDiscounts => {
  const left = lines.map(({ afterItemDiscountCents }) => afterItemDiscountCents);
  const adjustments: Adjustment[] = [];
  const applied: ActivePromotion[] = [];

  const applyOne = (promotion: ActivePromotion, rule: OrderRule): Obstacle | null => {
    const counted = countedLines(lines, promotion, rule);
    const merchandise = countedCents(lines, promotion, rule);
    if (counted.length === 0 || merchandise === 0) return { reason: "no_qualifying_product" };
    const goods = counted.flatMap((index) => lines[index] ?? []);
    const missingPieces = missingOfCombination(rule.combination ?? [], goods);
    if (missingPieces > 0) return { reason: "combination_incomplete", missingPieces };
    const reached = { cents: merchandise, pieces: sumOf(goods.map(({ quantity }) => quantity)) };
    const tier = rule.tiers.findLast((each) => missingFor(each, reached, currency) === null);
    if (!tier) return (rule.tiers[0] && missingFor(rule.tiers[0], reached, currency)) ?? { reason: "nothing_left" };
    const before = counted.flatMap((index) => lines[index]?.applied ?? []);
    const rival = rivalOf(promotion, applied, before);
    if (rival) return { reason: "exclusivity", by: rival.id };
    const { discount } = tier;
    if (discount.type === "bonus" || discount.type === "bonus_choice") {
      grants?.push({ promotion, discount, times: 1, qualifyingItemId: null });
      applied.push(promotion);
      return null;
    }
    const targets = rule.discountsWholeOrder ? indexes(lines, (line) => discountable(line, promotion, rule)) : counted;
    const weights = targets.map((index) => left[index] ?? 0);
    const reduction = reductionOf(discount, sumOf(weights), 1, currency);
    if (reduction <= 0) return { reason: "nothing_left" };
    prorate(reduction, weights).forEach((share, place) => {
      const index = targets[place] ?? 0;
      left[index] = (left[index] ?? 0) - share;
    });
    applied.push(promotion);
    adjustments.push(adjustmentOf(promotion, discount, reduction, "order", currency));
    witness?.(promotion.id, { outcome: "applied", cents: -reduction });
    return null;
  };

  for (const promotion of promotions) {
    if (promotion.rule.class !== "order") continue;
    const obstacle = applyOne(promotion, promotion.rule);
    if (obstacle) witness?.(promotion.id, notApplied(obstacle));
  }
  return {
    adjustments,
    afterOrderDiscountCents: left,
    isGlobal: applied.some(({ exclusivity }) => exclusivity === "global"),
    applied,
  };
};
