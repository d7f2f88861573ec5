import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { editorRecipes, editorSlotRecipes } from "./editor-recipes.ts";
import { ownTheme } from "./extend.ts";
import { shopConfig } from "./system.ts";

const made = createSystem(
  defaultBaseConfig,
  shopConfig,
  ownTheme,
  // The page's own sheet has reset and layers already; as in compiled styles, no layer stands around recipes.
  defineConfig({ disableLayers: true, theme: { recipes: editorRecipes, slotRecipes: editorSlotRecipes } }),
);

/** The shop's tokens and recipes for Chakra's components in editors' tools, evaluated in the browser. */
export const editorSystem: typeof made = { ...made, _global: [] };

/**
 * The variables of all tokens, each with its value. Chakra's rules name them in full; the page's own sheet has numbers
 * for names, and the color itself in place of its jobs.
 */
export const tokenVariables: ReadonlyMap<string, string> = made.tokens.cssVarMap.get("base") ?? new Map();
