import type { ActivePromotion } from "./active-promotions.ts";
import { type Adjustment, adjustmentOf, type PricedPieces, reductionOf } from "./adjustment.ts";
import type { BonusGrant } from "./bonus.ts";
import { rivalOf } from "./exclusivity.ts";
import { chosenPieces, type PieceChoice } from "./pieces.ts";
import { isExcluded, isSelected, type ProductSelection, type SelectableProduct } from "./product-selection.ts";
import type { Amounts, Discount, ProductRule } from "./promotion.ts";
import { prorateCapped } from "./proration.ts";
import { notApplied, type Obstacle, type Witness } from "./verdict.ts";

/** A line as promotions see it. */
export interface DiscountableLine extends PricedPieces {
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
  /** What was applied, in order. */
  applied: readonly ActivePromotion[];
}

/** Who else hears what promotions do. */
export interface DiscountListeners {
  witness?: Witness | undefined;
  /** Collects what is given as a bonus. */
  grants?: BonusGrant[];
}

interface LineState {
  line: DiscountableLine;
  left: number;
  adjustments: Adjustment[];
  applied: ActivePromotion[];
}

/** Whether a promotion may look at a line at all. */
export const isPromotable = (
  { product, isGiftCard }: Pick<DiscountableLine, "product" | "isGiftCard">,
  { excluded }: ActivePromotion,
): boolean => !isGiftCard && !(excluded !== undefined && isSelected(product, excluded));

const piecesOf = (states: readonly LineState[]) => states.reduce((sum, { line }) => sum + line.quantity, 0);

const reached = (from: number | Amounts, pieces: number, cents: number, currency: string): boolean =>
  typeof from === "number" ? pieces >= from : cents >= (from[currency] ?? Infinity);

/** The discount for what is bought, measured before any discount: the highest tier reached, else the plain one. */
const discountFor = (rule: ProductRule, bought: readonly LineState[], currency: string): Discount => {
  const pieces = piecesOf(bought);
  const cents = bought.reduce((sum, { line }) => sum + line.priceCents, 0);
  return rule.tiers?.findLast(({ from }) => reached(from, pieces, cents, currency))?.discount ?? rule.discount;
};

/** Lines of a selection that the site does not keep out, and whether any was kept out. */
const linesFor = (states: readonly LineState[], promotion: ActivePromotion, selection: ProductSelection | undefined) =>
  states.filter(({ line }) => isPromotable(line, promotion) && isSelected(line.product, selection));

/** Says why nothing fits: nothing of the kind at all, or something that is kept out. */
const emptyObstacle = (states: readonly LineState[], { excluded, rule }: ActivePromotion): Obstacle => {
  const selection = rule.class === "product" ? rule.products : {};
  const isKeptOut = states.some(
    ({ line: { product } }) => (excluded && isSelected(product, excluded)) || isExcluded(product, selection),
  );
  return { reason: isKeptOut ? "excluded_product" : "no_qualifying_product" };
};

/** Takes a discount off the chosen pieces of each line; a total price is spread evenly over the pieces. */
const reductionsOf = (
  discount: Discount,
  choices: readonly PieceChoice<LineState>[],
  currency: string,
  times: number,
) => {
  const shares = choices.map(({ item: { left, line }, pieces }) => Math.floor((left * pieces) / line.quantity));
  if (discount.type !== "total_fixed_price")
    return choices.map(({ item: { line }, pieces }, index) =>
      reductionOf(discount, shares[index] ?? 0, pieces, currency, line),
    );
  const cents = shares.reduce((sum, share) => sum + share, 0);
  const saving = Math.max(0, cents - (discount.amount[currency] ?? 0) * times);
  return prorateCapped(
    saving,
    choices.map(({ pieces }) => pieces),
    shares,
  );
};

/** Applies one promotion; gives why it did nothing, or what it took off. */
const applyOne = (
  states: readonly LineState[],
  promotion: ActivePromotion,
  rule: ProductRule,
  currency: string,
  { grants, witness }: DiscountListeners,
): Obstacle | null => {
  const eligible = linesFor(states, promotion, rule.products);
  const bought = rule.qualifying ? linesFor(states, promotion, rule.qualifying) : eligible;
  const least = rule.minQuantity ?? 1;
  if (bought.length === 0) return emptyObstacle(states, promotion);
  if (piecesOf(bought) < least) return { reason: "quantity_short", missingPieces: least - piecesOf(bought) };
  const discount = discountFor(rule, bought, currency);
  const isBonus = discount.type === "bonus" || discount.type === "bonus_choice";
  let rival: ActivePromotion | undefined;
  const open = (isBonus ? bought : eligible).filter(({ applied }) => {
    const other = rivalOf(promotion, applied);
    rival ??= other;
    return other === undefined;
  });
  if (open.length === 0) return rival ? { reason: "exclusivity", by: rival.id } : emptyObstacle(states, promotion);
  if (isBonus) {
    const times = Math.min(Math.floor(piecesOf(open) / least), rule.maxApplications ?? Infinity);
    if (times === 0) return { reason: "quantity_short", missingPieces: least - piecesOf(open) };
    grants?.push({ promotion, discount, times, qualifyingItemId: open.at(-1)?.line.id ?? null });
    for (const { applied } of open) applied.push(promotion);
    return null;
  }
  const { choices, times } = chosenPieces(open, bought, rule, discount);
  if (choices.length === 0) return { reason: "quantity_short", missingPieces: 1 };
  const reductions = reductionsOf(discount, choices, currency, times);
  let taken = false;
  choices.forEach(({ item }, index) => {
    const reduction = reductions[index] ?? 0;
    if (reduction <= 0) return;
    taken = true;
    item.left -= reduction;
    item.applied.push(promotion);
    item.adjustments.push(adjustmentOf(promotion, discount, reduction, item.line.id, currency));
    witness?.(promotion.id, { outcome: "applied", cents: -reduction }, { lineId: item.line.id });
  });
  if (witness && taken) {
    const capped = open.filter((state) => !choices.some(({ item }) => item === state));
    for (const { line } of capped) witness(promotion.id, notApplied({ reason: "cap_reached" }), { lineId: line.id });
  }
  return taken ? null : { reason: "nothing_left" };
};

/** Applies promotions of the class product, one after another, each to what the ones before left. */
export const applyProductPromotions = (
  lines: readonly DiscountableLine[],
  promotions: readonly ActivePromotion[],
  currency: string,
  listeners: DiscountListeners = {},
): DiscountedLine[] => {
  const states: LineState[] = lines.map((line) => ({ line, left: line.priceCents, adjustments: [], applied: [] }));
  for (const promotion of promotions) {
    if (promotion.rule.class !== "product") continue;
    const obstacle = applyOne(states, promotion, promotion.rule, currency, listeners);
    if (obstacle) listeners.witness?.(promotion.id, notApplied(obstacle));
  }
  return states.map(({ line, left, adjustments, applied }) => ({
    ...line,
    adjustments,
    afterItemDiscountCents: left,
    isGlobal: applied.some(({ exclusivity }) => exclusivity === "global"),
    applied,
  }));
};
