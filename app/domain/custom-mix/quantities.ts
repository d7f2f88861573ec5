import type { MixRules } from "./box.ts";

/** A candy of a box and how many units of it. */
export interface CandyQuantity {
  id: string;
  quantity: number;
}

/** Units there are of a candy; undefined where the shop does not count them. */
export type UnitsOf = (id: string) => number | undefined;

/** Units in a box. */
export const totalUnits = (candies: readonly CandyQuantity[]): number =>
  candies.reduce((sum, { quantity }) => sum + quantity, 0);

/** How full a box is, 0 to 100; it is full at 100 (custom-mix-7). */
export const fillPercent = (candies: readonly CandyQuantity[], { capacity }: Pick<MixRules, "capacity">): number =>
  Math.min(100, Math.floor((totalUnits(candies) / capacity) * 100));

/** Whether nothing more goes in. */
export const isFull = (candies: readonly CandyQuantity[], rules: Pick<MixRules, "capacity">): boolean =>
  fillPercent(candies, rules) === 100;

/** Whether there is less in it than it holds. */
export const isIncomplete = (candies: readonly CandyQuantity[], { capacity }: Pick<MixRules, "capacity">): boolean =>
  totalUnits(candies) < capacity;

/** Units that still go in. */
export const unitsLeft = (candies: readonly CandyQuantity[], { capacity }: Pick<MixRules, "capacity">): number =>
  Math.max(0, capacity - totalUnits(candies));

/** Whether as many flavors are chosen as the box takes. */
export const areAllFlavorsChosen = (
  candies: readonly CandyQuantity[],
  { flavorLimit }: Pick<MixRules, "flavorLimit">,
): boolean => candies.length >= flavorLimit;

/** Whether more flavors may be chosen: the limit is not reached, and there are some that are not chosen yet. */
export const canChooseMore = (
  candies: readonly CandyQuantity[],
  rules: Pick<MixRules, "flavorLimit">,
  offered: readonly { id: string }[],
): boolean =>
  !areAllFlavorsChosen(candies, rules) && offered.some(({ id }) => !candies.some((candy) => candy.id === id));

/** The most of one candy that stock gives, in whole steps. */
const mostOf = (id: string, { increment }: MixRules, unitsOf: UnitsOf): number => {
  const units = unitsOf(id);
  return units === undefined ? Infinity : Math.floor(units / increment) * increment;
};

/**
 * Puts what still goes in to the candies, a step at a time to the one with the least, the first of equals first; a
 * candy that stock gives no more of is passed over.
 */
export const shareTheRest = (
  candies: readonly CandyQuantity[],
  rules: MixRules,
  unitsOf: UnitsOf = () => undefined,
): CandyQuantity[] => {
  const shared = candies.map((candy) => ({ ...candy }));
  for (let left = unitsLeft(shared, rules); left >= rules.increment; left -= rules.increment) {
    const [least] = shared
      .filter(({ id, quantity }) => quantity + rules.increment <= mostOf(id, rules, unitsOf))
      .toSorted((one, other) => one.quantity - other.quantity);
    if (!least) break;
    least.quantity += rules.increment;
  }
  return shared;
};

/** The space of a box in even shares, in multiples of the unit increment (custom-mix-4). */
export const shareEvenly = (ids: readonly string[], rules: MixRules, unitsOf?: UnitsOf): CandyQuantity[] =>
  shareTheRest(
    ids.map((id) => ({ id, quantity: 0 })),
    rules,
    unitsOf,
  );

/** Takes a candy in or out, and shares the space out anew; over the flavor limit nothing happens. */
export const toggleCandy = (
  candies: readonly CandyQuantity[],
  id: string,
  rules: MixRules,
  unitsOf?: UnitsOf,
): CandyQuantity[] => {
  const ids = candies.map((candy) => candy.id);
  if (ids.includes(id))
    return shareEvenly(
      ids.filter((each) => each !== id),
      rules,
      unitsOf,
    );
  return areAllFlavorsChosen(candies, rules) ? [...candies] : shareEvenly([...ids, id], rules, unitsOf);
};

const withQuantity = (candies: readonly CandyQuantity[], id: string, quantity: number): CandyQuantity[] =>
  candies.map((candy) => (candy.id === id ? { id, quantity } : candy));

/** A step more of a candy, where the box and the stock have room for it. */
export const increaseCandy = (
  candies: readonly CandyQuantity[],
  id: string,
  rules: MixRules,
  unitsOf: UnitsOf = () => undefined,
): CandyQuantity[] => {
  const quantity = (candies.find((candy) => candy.id === id)?.quantity ?? 0) + rules.increment;
  const fits = unitsLeft(candies, rules) >= rules.increment && quantity <= mostOf(id, rules, unitsOf);
  return fits ? withQuantity(candies, id, quantity) : [...candies];
};

/** A step less of a candy, never below nothing (custom-mix-8). */
export const decreaseCandy = (
  candies: readonly CandyQuantity[],
  id: string,
  { increment }: Pick<MixRules, "increment">,
): CandyQuantity[] =>
  withQuantity(candies, id, Math.max(0, (candies.find((candy) => candy.id === id)?.quantity ?? 0) - increment));

/**
 * The places of a box as it is drawn, each with the candy in it or null: one for each step of shares, one for each
 * piece.
 */
export const boxPlaces = (
  candies: readonly CandyQuantity[],
  { capacity, increment, unitType }: Pick<MixRules, "capacity" | "increment" | "unitType">,
): (string | null)[] => {
  const size = unitType === "percent" ? increment : 1;
  const filled = candies.flatMap(({ id, quantity }) => Array.from({ length: Math.round(quantity / size) }, () => id));
  const places = Math.floor(capacity / size);
  return Array.from({ length: places }, (_, index) => filled[index] ?? null);
};
