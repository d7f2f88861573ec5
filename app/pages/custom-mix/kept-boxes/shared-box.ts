import type { CandyQuantity } from "#app/domain/custom-mix/quantities.ts";

/** What a box is, wherever it is kept: its size and what is in it. Nothing about who made it. */
export interface BoxRecipe {
  /** The product of the box in its size. */
  productId: string;
  candies: CandyQuantity[];
}

/** The most kinds a kept or shared box names, and the longest text it is written as. */
const MOST_KINDS = 12;
const LONGEST = 700;
const MOST_UNITS = 1000;

const isId = (text: string | undefined): text is string => text !== undefined && /^[\w-]{1,40}$/.test(text);

/** Whether something is a box that may be kept or shared; it may come from anywhere. */
export const isRecipe = ({ productId, candies }: BoxRecipe): boolean =>
  isId(productId) &&
  candies.length > 0 &&
  candies.length <= MOST_KINDS &&
  new Set(candies.map(({ id }) => id)).size === candies.length &&
  candies.every(({ id, quantity }) => isId(id) && Number.isInteger(quantity) && quantity > 0 && quantity <= MOST_UNITS);

/** The box as part of a link: `490104-1-lb~490201.35~490204.65`. */
export const writeRecipe = ({ productId, candies }: BoxRecipe): string =>
  [productId, ...candies.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => `${id}.${quantity}`)].join(
    "~",
  );

/** Reads the box of a link; null for anything that is none. */
export const readRecipe = (text: string | null): BoxRecipe | null => {
  if (text === null || text.length > LONGEST) return null;
  const [productId = "", ...parts] = text.split("~");
  const candies = parts.map((part) => {
    const [, id = "", quantity = ""] = /^([\w-]+)\.(\d{1,4})$/.exec(part) ?? [];
    return { id, quantity: Number(quantity) };
  });
  const recipe = { productId, candies };
  return isRecipe(recipe) ? recipe : null;
};
