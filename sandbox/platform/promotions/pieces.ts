import type { Discount, ProductRule } from "./promotion.ts";

/** Pieces of a line that a promotion takes. */
export interface PieceChoice<Item> {
  item: Item;
  pieces: number;
}

interface Countable {
  line: { quantity: number };
  left: number;
}

const sumOf = (items: readonly Countable[]) => items.reduce((sum, { line }) => sum + line.quantity, 0);

const pieceCents = ({ left, line }: Countable) => left / line.quantity;

/** Takes so many pieces, line by line in the order given. */
const take = <Item extends Countable>(items: readonly Item[], wanted: number): PieceChoice<Item>[] => {
  let missing = wanted;
  return items.flatMap((item) => {
    const pieces = Math.min(item.line.quantity, missing);
    missing -= pieces;
    return pieces > 0 ? [{ item, pieces }] : [];
  });
};

/** What the cheapest pieces cost: none, the cheapest, the two cheapest … */
const cheapestSums = (items: readonly Countable[]): number[] => {
  const sums = [0];
  for (const item of items)
    for (let piece = 0; piece < item.line.quantity; piece += 1) sums.push((sums.at(-1) ?? 0) + pieceCents(item));
  return sums;
};

/**
 * "Buy this, get that": as many pieces as the offer can give, the cheapest of them, and the times it is applied. No
 * piece is both bought and given: one that could be either counts as bought only as long as it is not given away.
 */
const givenPieces = <Item extends Countable>(
  eligible: readonly Item[],
  bought: readonly Item[],
  { buy, get, most }: { buy: number; get: number; most: number },
): { choices: PieceChoice<Item>[]; times: number } => {
  const cheapest = [...eligible].sort((one, other) => pieceCents(one) - pieceCents(other));
  const apart = cheapest.filter((item) => !bought.includes(item));
  const shared = cheapest.filter((item) => bought.includes(item));
  const [costApart, costShared] = [cheapestSums(apart), cheapestSums(shared)];
  const buying = sumOf(bought);
  const limit = Math.min(Math.floor(buying / buy), most);
  for (let pieces = Math.min(limit * get, sumOf(eligible)); pieces > 0; pieces -= 1) {
    const times = Math.ceil(pieces / get);
    const least = Math.max(0, pieces - sumOf(apart));
    const mostShared = Math.min(pieces, sumOf(shared), buying - times * buy);
    const costOf = (count: number) => (costShared[count] ?? 0) + (costApart[pieces - count] ?? 0);
    let best = least;
    for (let count = least + 1; count <= mostShared; count += 1) if (costOf(count) < costOf(best)) best = count;
    if (mostShared >= least) return { choices: [...take(apart, pieces - best), ...take(shared, best)], times };
  }
  return { choices: [], times: 0 };
};

/**
 * The pieces a promotion discounts, and how many times it is applied. Plain discounts take pieces in the order of the
 * basket, what is given for something bought is the cheapest, what is bought for a total the dearest.
 */
export const chosenPieces = <Item extends Countable>(
  eligible: readonly Item[],
  bought: readonly Item[],
  rule: ProductRule,
  discount: Discount,
): { choices: PieceChoice<Item>[]; times: number } => {
  const most = rule.maxApplications ?? Infinity;
  const least = rule.minQuantity ?? 1;
  if (rule.get !== undefined) return givenPieces(eligible, bought, { buy: least, get: rule.get, most });
  if (discount.type === "total_fixed_price") {
    const times = Math.min(Math.floor(sumOf(eligible) / least), most);
    const dearest = [...eligible].sort((a, b) => pieceCents(b) - pieceCents(a));
    return { choices: take(dearest, times * least), times };
  }
  return { choices: take(eligible, most), times: 1 };
};
