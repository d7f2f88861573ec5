import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { editorRecipes, editorSlotRecipes } from "./editor-recipes.ts";
import { ownTheme } from "./extend.ts";
import { shopConfig } from "./system.ts";

const made = createSystem(
  defaultBaseConfig,
  shopConfig,
  ownTheme,
  // The page's own sheet has tokens, reset and layers already; as in compiled styles, no layer stands around recipes.
  defineConfig({ disableLayers: true, theme: { recipes: editorRecipes, slotRecipes: editorSlotRecipes } }),
);

/** The shop's tokens and recipes for Chakra's components in editors' tools, evaluated in the browser. */
export const editorSystem: typeof made = { ...made, _global: [] };

/**
 * Variables of tokens that are another token under the name of a job, each with that one. The page's own sheet has none
 * of them: there the build has put the color itself in their place.
 */
export const jobVariables: Readonly<Record<string, string>> = Object.fromEntries(
  made.tokens.allTokens.flatMap(({ value, extensions: { cssVar } }): [string, string][] =>
    cssVar?.var && /^var\(--[\w-]+\)$/.test(String(value)) ? [[cssVar.var, String(value)]] : [],
  ),
);
