import { defineStyles } from "#app/theme/define-styles.ts";

/** The sheet's one action. */
export default defineStyles(({ recipe }) => ({
  done: recipe("button", { variant: "solid", block: true }),
}));
