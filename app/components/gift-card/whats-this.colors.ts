import { colorOf } from "#app/theme/color-of.ts";

/** The drawing of a gift card's back. */
export default {
  card: colorOf("rose.fg"),
  stripe: colorOf("fg.heading"),
  lines: colorOf("plum.200"),
  rest: colorOf("ghost.icon"),
  scratched: colorOf("bg.panel"),
  pen: colorOf("border.chosen"),
  number: colorOf("fg"),
};
