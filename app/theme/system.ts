import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { globalCss } from "./global-css.ts";
import { badge } from "./recipes/badge.ts";
import { button } from "./recipes/button.ts";
import { card } from "./recipes/card.ts";
import { chip } from "./recipes/chip.ts";
import { iconButton } from "./recipes/icon-button.ts";
import { input } from "./recipes/input.ts";
import { link } from "./recipes/link.ts";
import { note } from "./recipes/note.ts";
import { option } from "./recipes/option.ts";
import { select } from "./recipes/select.ts";
import { text } from "./recipes/text.ts";
import { textStyles } from "./text-styles.ts";
import { breakpoints, keyframes, semanticTokens, tokens } from "./tokens.ts";

/**
 * Chakra's style engine with the shop's own tokens and recipes. Only the build evaluates it: style
 * files become static classes, so no page ships the engine (docs/decisions).
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    cssVarsPrefix: "wp",
    globalCss,
    theme: {
      breakpoints,
      keyframes,
      tokens,
      semanticTokens,
      textStyles,
      recipes: { badge, button, card, chip, iconButton, input, link, note, option, select, text },
    },
  }),
);
