import { colorOf } from "#app/theme/color-of.ts";

/** The page without a connection. */
export default {
  ground: colorOf("bg"),
  text: colorOf("fg"),
  heading: colorOf("fg.heading"),
  link: colorOf("fg.link"),
  focus: colorOf("focus"),
  header: colorOf("bg.inverse"),
  onHeader: colorOf("fg.inverse"),
  awning: colorOf("cherry.500"),
  shutter: colorOf("bg.accent"),
  butter: colorOf("bg.promo"),
  button: colorOf("action.primary"),
  onButton: colorOf("fg.inverse"),
  window: colorOf("window.bonbon"),
  sill: colorOf("fg.heading"),
};
