import { type SystemConfig, createSystem, defaultBaseConfig, mergeConfigs } from "@chakra-ui/react";
import { ownTheme } from "./extend.ts";
import { globalCss } from "./global-css.ts";
import { accordion } from "./recipes/accordion.ts";
import { badge } from "./recipes/badge.ts";
import { button } from "./recipes/button.ts";
import { card } from "./recipes/card.ts";
import { chip } from "./recipes/chip.ts";
import { choice } from "./recipes/choice.ts";
import { fold } from "./recipes/fold.ts";
import { iconButton } from "./recipes/icon-button.ts";
import { input } from "./recipes/input.ts";
import { link } from "./recipes/link.ts";
import { note } from "./recipes/note.ts";
import { option } from "./recipes/option.ts";
import { select } from "./recipes/select.ts";
import { steps } from "./recipes/steps.ts";
import { tag } from "./recipes/tag.ts";
import { text } from "./recipes/text.ts";
import { textStyles } from "./text-styles.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { breakpoints, keyframes, tokens } from "./tokens.ts";

/** The shop's own tokens and recipes, in place of Chakra's. */
export const shopConfig = {
  preflight: false,
  cssVarsPrefix: "wp",
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    recipes: {
      accordion,
      badge,
      button,
      card,
      chip,
      choice,
      fold,
      iconButton,
      input,
      link,
      note,
      option,
      select,
      steps,
      tag,
      text,
    },
  },
} satisfies SystemConfig;

/**
 * Chakra's style engine with them. For shoppers only the build evaluates it: style files become static classes, so no
 * page of theirs ships the engine (docs/decisions). Editors' tools run on the same, see `editor-system.ts`.
 */
export const system = createSystem(defaultBaseConfig, shopConfig, ownTheme);

/** Every recipe by its name, the product's with what a shop has added to them. */
export const recipes = mergeConfigs(shopConfig, ownTheme).theme?.recipes ?? {};
