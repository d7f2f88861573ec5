import { defineStyles } from "#app/theme/define-styles.ts";

/** What the shopper keeps away from, in a sheet. */
export default defineStyles(({ recipe }) => ({
  only: recipe("button", { variant: "line", block: true }, { marginTop: "6", textWrap: "balance" }),
}));
