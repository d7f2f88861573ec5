import { defineStyles } from "#app/theme/define-styles.ts";

const onWindow = { position: "absolute", left: "12px", bottom: "20px", zIndex: "2" } as const;

/** The one badge at the lower left of a window. */
export default defineStyles(({ recipe }) => ({
  plum: recipe("badge", { tone: "plum" }, onWindow),
  quiet: recipe("badge", { tone: "quiet" }, onWindow),
  sale: recipe("badge", { tone: "sale" }, onWindow),
  new: recipe("badge", { tone: "new" }, onWindow),
  mint: recipe("badge", { tone: "mint" }, onWindow),
}));
