import type { MixRules } from "#app/domain/custom-mix/box.ts";
import { isIncomplete, shareTheRest, type CandyQuantity, type UnitsOf } from "#app/domain/custom-mix/quantities.ts";
import { boxLabel, dietsOf, fitsDiets } from "../box/box-label.ts";
import type { MixBox, MixBoxSize, MixCandy } from "../mix-view.ts";
import type { MixStep } from "../steps.ts";
import type { BoxRecipe } from "./shared-box.ts";

/** What there is to rebuild a box with. */
export interface Shelf {
  boxes: readonly MixBox[];
  /** The candies that are offered this way, those out of stock among them. */
  candies: readonly MixCandy[];
  isOut: (candy: MixCandy, rules: MixRules) => boolean;
  isSizeOut: (size: MixBoxSize) => boolean;
  unitsOf: UnitsOf;
  /** Every candy of the flow, to know the names and labels of those not offered this way. */
  known: readonly MixCandy[];
}

/** A box rebuilt with what there is, and what had to be different. */
export interface Rebuilt {
  box: MixBox;
  size: MixBoxSize;
  candies: CandyQuantity[];
  /** The size or box that was asked for is not to be had. */
  isOtherBox: boolean;
  /** What is gone, and what came in its place; the shop may know no name any more. */
  replaced: { name: string | undefined; by: string }[];
  /** What is gone with nothing like it. */
  missing: (string | undefined)[];
}

/** The step to go on with: the review of a box that is full again, else what is left to do. */
export const stepOf = ({ box, candies }: Rebuilt): MixStep => {
  if (candies.length === 0) return "select-candies";
  return isIncomplete(candies, box.rules) ? "set-quantities" : "review-box";
};

const boxFor = ({ productId }: BoxRecipe, { boxes, isSizeOut }: Shelf) => {
  const offered = boxes.flatMap((box) => box.sizes.filter((size) => !isSizeOut(size)).map((size) => ({ box, size })));
  const recipeBox = boxes.find(({ sizes }) => sizes.some(({ id }) => id === productId));
  return (
    offered.find(({ size }) => size.id === productId) ?? offered.find(({ box }) => box === recipeBox) ?? offered.at(0)
  );
};

/**
 * A candy like one that is gone: of its kind first, with no allergen the box did not have, fit for all the box was fit
 * for.
 */
const standInFor = (
  lost: MixCandy | undefined,
  { all, taken, choice }: { all: readonly MixCandy[]; taken: ReadonlySet<string>; choice: readonly MixCandy[] },
): MixCandy | undefined => {
  if (all.length === 0) return undefined;
  const { contains, mayContain } = boxLabel(all, null);
  const had = new Set<string>([...contains, ...mayContain]);
  const sharedDiets = dietsOf(all);
  const fitting = choice.filter((candy) => {
    const own = boxLabel([candy], null);
    return (
      !taken.has(candy.id) &&
      own.contains.every((each) => contains.includes(each)) &&
      own.mayContain.every((each) => had.has(each)) &&
      fitsDiets(candy, sharedDiets)
    );
  });
  return fitting.find(({ kind }) => kind !== undefined && kind === lost?.kind) ?? fitting[0];
};

/** As much of a candy as the rules and the stock allow, in whole steps. */
const within = (quantity: number, id: string, { increment, capacity }: MixRules, unitsOf: UnitsOf): number =>
  Math.floor(Math.min(quantity, capacity, unitsOf(id) ?? Infinity) / increment) * increment;

/** Builds a kept or shared box anew with what is in stock; null where there is no box to put it into. */
export const rebuildBox = (recipe: BoxRecipe, shelf: Shelf): Rebuilt | null => {
  const found = boxFor(recipe, shelf);
  if (!found) return null;
  const { box, size } = found;
  const { rules } = box;
  const choice = shelf.candies.filter((candy) => !shelf.isOut(candy, rules));
  const recipeCandies = recipe.candies.slice(0, rules.flavorLimit);
  const candyById = (id: string) => shelf.known.find((candy) => candy.id === id);
  const all = recipeCandies.flatMap(({ id }) => candyById(id) ?? []);
  const taken = new Set(recipeCandies.map(({ id }) => id));
  const replaced: Rebuilt["replaced"] = [];
  const missing: Rebuilt["missing"] = recipe.candies.slice(rules.flavorLimit).map(({ id }) => candyById(id)?.name);
  let room = rules.capacity;
  const candies = recipeCandies.flatMap(({ id, quantity }): CandyQuantity[] => {
    const isThere = choice.some((candy) => candy.id === id);
    const standIn = isThere ? undefined : standInFor(candyById(id), { all, taken, choice });
    const chosen = isThere ? id : standIn?.id;
    if (chosen === undefined) {
      missing.push(candyById(id)?.name);
      return [];
    }
    if (standIn) {
      taken.add(standIn.id);
      replaced.push({ name: candyById(id)?.name, by: standIn.name });
    }
    const units = within(Math.min(quantity, room), chosen, rules, shelf.unitsOf);
    room -= units;
    return [{ id: chosen, quantity: units }];
  });
  const filled = shareTheRest(candies, rules, shelf.unitsOf).filter(({ quantity }) => quantity > 0);
  return { box, size, candies: filled, isOtherBox: size.id !== recipe.productId, replaced, missing };
};
