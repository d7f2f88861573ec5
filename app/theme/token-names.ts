import type { ownTheme } from "./extend.ts";
import type { shopConfig } from "./system.ts";
import type { semanticTokens } from "./semantic-tokens.ts";
import type { tokens } from "./tokens.ts";

/** Names of the leaves of a tree of tokens, as style files write them: `plum.700`, and `bg` for `bg.DEFAULT`. */
type NamesIn<Tree> = {
  [Part in keyof Tree & string]: Tree[Part] extends { value: unknown }
    ? Part extends "DEFAULT"
      ? never
      : Part
    : `${Part}.${NamesIn<Tree[Part]>}` | (Tree[Part] extends { DEFAULT: unknown } ? Part : never);
}[keyof Tree & string];

/** What a theme has at a place; nothing where the place is not there. */
type At<Tree, Part extends PropertyKey> = Tree extends { [Key in Part]?: infer Found } ? NonNullable<Found> : object;

type OwnTheme = At<typeof ownTheme, "theme">;

/** Where tokens stand: the product's by their look and by their job, and those of `extend.ts`. */
type Tables = [typeof tokens, typeof semanticTokens, At<OwnTheme, "tokens">, At<OwnTheme, "semanticTokens">];

/** Names of a scale, wherever they stand. */
type Scale<Name extends string, Places extends unknown[] = Tables> = {
  [Index in keyof Places]: NamesIn<At<Places[Index], Name>>;
}[number];

export type ColorName = Scale<"colors">;
export type FaceName = Scale<"fonts">;
export type FontSizeName = Scale<"fontSizes">;
export type RadiusName = Scale<"radii">;
export type ShadowName = Scale<"shadows">;

/** Recipes of the product and of `extend.ts`. */
type Recipes = (typeof shopConfig)["theme"]["recipes"] & At<OwnTheme, "recipes">;

export type RecipeName = Extract<keyof Recipes, string>;

type Choice<Value> = Value extends "true" | "false" ? boolean : Value;

/** What can be chosen of a recipe: `{ variant: "cherry", size: "sm" }`. */
export type RecipeChoices<Name extends RecipeName> = Recipes[Name] extends { variants?: infer Variants }
  ? { [Variant in keyof NonNullable<Variants>]?: Choice<keyof NonNullable<Variants>[Variant]> }
  : Record<never, never>;
