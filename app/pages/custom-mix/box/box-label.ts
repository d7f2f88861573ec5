import { allergens, type MixBox, type MixBoxSize, type MixCandy } from "../mix-view.ts";

/** An allergen that labels have to name. */
export type Allergen = (typeof allergens)[number];

/** What may be kept away from, in the order of the page. */
export const diets = ["noNuts", "noMilk", "vegan", "kosher", "noDark"] as const;
export type Diet = (typeof diets)[number];

const rulesOut = ({ label }: MixCandy, ...named: Allergen[]) => named.every((each) => label.without.includes(each));

const fits: Record<Diet, (candy: MixCandy) => boolean> = {
  noNuts: (candy) => rulesOut(candy, "peanuts", "treeNuts"),
  noMilk: (candy) => rulesOut(candy, "milk"),
  vegan: ({ label }) => label.isVegan,
  kosher: ({ label }) => label.isKosher,
  noDark: ({ label }) => !label.isDark,
};

/** Whether a candy fits everything that is kept to; what its label leaves open does not. */
export const fitsDiets = (candy: MixCandy, wanted: readonly Diet[]): boolean =>
  wanted.every((diet) => fits[diet](candy));

/** The diets that every one of the candies fits. */
export const dietsOf = (candies: readonly MixCandy[]): Diet[] =>
  diets.filter((diet) => candies.every((candy) => fits[diet](candy)));

/** What the box as a whole holds, what may have got into its sweets, and what else is handled where it is packed. */
export interface BoxLabel {
  contains: Allergen[];
  mayContain: Allergen[];
  packedNear: Allergen[];
}

/** The allergens of a whole box, each told once. What a label leaves open counts as a trace. */
export const boxLabel = (candies: readonly MixCandy[], box: Pick<MixBox, "packedNear"> | null): BoxLabel => {
  const contains = allergens.filter((each) => candies.some(({ label }) => label.contains.includes(each)));
  const mayContain = allergens.filter(
    (each) => !contains.includes(each) && candies.some((candy) => !rulesOut(candy, each)),
  );
  const named = [...contains, ...mayContain];
  const packedNear = allergens.filter((each) => !named.includes(each) && box?.packedNear.includes(each));
  return { contains, mayContain, packedNear };
};

/** About how many pieces a full box holds: what its candies come to, or as many as of one that could go in. */
export const piecesInAll = (
  candies: readonly { percent: number; candy: MixCandy | undefined }[],
  size: Pick<MixBoxSize, "grams"> | null,
  first: MixCandy | undefined,
): number | undefined => {
  const parts = candies.map(({ percent, candy }) => piecesOf(percent, size, candy));
  const isFull = candies.reduce((sum, { percent }) => sum + percent, 0) === 100;
  return isFull && parts.every((part) => part !== undefined)
    ? parts.reduce((sum, part) => sum + part, 0)
    : piecesOf(100, size, candies[0]?.candy ?? first);
};

/** About how many pieces a share of a box is, by weight; undefined where a weight is not known. */
export const piecesOf = (
  percent: number,
  size: Pick<MixBoxSize, "grams"> | null,
  candy: Pick<MixCandy, "grams"> | undefined,
): number | undefined =>
  size?.grams && candy?.grams && percent > 0
    ? Math.max(1, Math.round((percent / 100) * (size.grams / candy.grams)))
    : undefined;
