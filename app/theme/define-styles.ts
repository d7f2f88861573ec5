import type { ShopStyle } from "./shop-style.ts";
import type { RecipeChoices, RecipeName } from "./token-names.ts";

/** What a style file may use besides plain style objects. */
export interface StyleTools {
  /** A theme recipe's styles for the given variants, with overrides on top. */
  recipe: <Name extends RecipeName>(name: Name, variants?: RecipeChoices<Name>, overrides?: ShopStyle) => ShopStyle;
}

/**
 * Gives each style of a file the name of a class. The build puts its own in the place of this function, one that writes
 * the sheet with Chakra's tokens and conditions, and leaves the names alone in the code (decision 1). Tokens, recipes
 * and variants are typed: a slip is told with the nearest name.
 */
export const defineStyles = <Name extends string>(
  _describe: (tools: StyleTools) => Record<Name, ShopStyle>,
): Record<Name, string> => {
  throw new Error("Style files are compiled by the build.");
};
