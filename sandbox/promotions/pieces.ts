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

/**
 * Times "buy this, get that" is applied and how many pieces it gives: no piece is both bought and given, and what is
 * given may be fewer than the offer allows.
 */
const givenPieces = (bought: number, eligible: number, together: number, buy: number, get: number, most: number) => {
  const limit = Math.min(Math.floor(bought / buy), most);
  const ideal = together / (buy + get);
  const given = (times: number) => Math.max(0, Math.min(times * get, eligible, together - times * buy));
  return [Math.floor(ideal), Math.ceil(ideal)]
    .map((times) => Math.min(times, limit))
    .map((times) => ({ times, pieces: given(times) }))
    .reduce((best, each) => (each.pieces > best.pieces ? each : best));
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
  if (rule.get !== undefined) {
    const together = sumOf([...new Set([...eligible, ...bought])]);
    const given = givenPieces(sumOf(bought), sumOf(eligible), together, least, rule.get, most);
    const cheapest = [...eligible].sort((a, b) => pieceCents(a) - pieceCents(b));
    return { choices: take(cheapest, given.pieces), times: given.times };
  }
  if (discount.type === "total_fixed_price") {
    const times = Math.min(Math.floor(sumOf(eligible) / least), most);
    const dearest = [...eligible].sort((a, b) => pieceCents(b) - pieceCents(a));
    return { choices: take(dearest, times * least), times };
  }
  return { choices: take(eligible, most), times: 1 };
};
