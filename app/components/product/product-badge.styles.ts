import { defineStyles } from "#app/theme/define-styles.ts";

const onWindow = { position: "absolute", left: "3", bottom: "5", zIndex: "2" } as const;

// Bright badges keep an edge on a window of their own color.
const edge = { boxShadow: "0 0 0 2px {colors.border.inverse}" } as const;

/** The one badge at the lower left of a window. */
export default defineStyles(({ recipe }) => ({
  plum: recipe("badge", { tone: "plum" }, onWindow),
  quiet: recipe("badge", { tone: "quiet" }, onWindow),
  sale: recipe("badge", { tone: "sale" }, onWindow),
  new: recipe("badge", { tone: "new" }, { ...onWindow, ...edge }),
  mint: recipe("badge", { tone: "mint" }, { ...onWindow, ...edge }),
}));
