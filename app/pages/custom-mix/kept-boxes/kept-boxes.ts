import type { MixUnitType } from "#app/domain/custom-mix/box.ts";
import { readMix, writeMix } from "#app/domain/custom-mix/mix-attribute.ts";
import type { MixOffer } from "../mix-view.ts";
import type { KeptBoxItem } from "./kept-boxes-api.ts";
import { isRecipe, type BoxRecipe } from "./shared-box.ts";

/** A box kept under a name. */
export interface KeptBox {
  id: string;
  name: string;
  recipe: BoxRecipe;
  unitType: MixUnitType;
}

/** The longest name of a box, and the most boxes one shopper keeps. */
export const LONGEST_NAME = 40;
export const MOST_BOXES = 24;

/** Where the browser keeps the boxes of a guest. */
export const KEPT_BOXES_KEY = "CUSTOM_MIX_KEPT";

/** A name as it is kept; empty where nothing is left of it. */
export const boxName = (typed: string): string => typed.trim().replaceAll(/\s+/g, " ").slice(0, LONGEST_NAME);

/** The box as the account keeps it. */
export const toItem = ({ name, recipe, unitType }: Omit<KeptBox, "id">): Omit<KeptBoxItem, "id"> => ({
  productId: recipe.productId,
  name,
  c_customMix: writeMix({ candies: recipe.candies, unitType }),
});

/** The boxes of an account that can be read; those of another time or somebody's making are left out. */
export const fromItems = (items: readonly KeptBoxItem[]): KeptBox[] =>
  items.flatMap(({ id, name, productId, c_customMix }): KeptBox[] => {
    try {
      const { candies, unitType } = readMix(c_customMix);
      const recipe = { productId, candies };
      return boxName(name) !== "" && isRecipe(recipe) ? [{ id, name: boxName(name), recipe, unitType }] : [];
    } catch {
      return [];
    }
  });

const isKept = (value: unknown): value is KeptBox => {
  const { id, name, recipe, unitType } = (value ?? {}) as Partial<KeptBox>;
  return (
    typeof id === "string" &&
    typeof name === "string" &&
    boxName(name) === name &&
    name !== "" &&
    (unitType === "percent" || unitType === "pieces") &&
    typeof recipe?.productId === "string" &&
    Array.isArray(recipe.candies) &&
    recipe.candies.every((candy: unknown) => typeof candy === "object" && candy !== null) &&
    isRecipe(recipe)
  );
};

/** The boxes that the browser kept; anything else, of another time or somebody's making, is none. */
export const readKept = (text: string | null): KeptBox[] => {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isKept).slice(0, MOST_BOXES) : [];
  } catch {
    return [];
  }
};

/** The boxes that belong to a flow; candies and lollipops do not mix. */
export const ofFlow = (kept: readonly KeptBox[], { boxes }: Pick<MixOffer, "boxes">): KeptBox[] =>
  kept.filter(({ recipe }) => boxes.some(({ sizes }) => sizes.some(({ id }) => id === recipe.productId)));
