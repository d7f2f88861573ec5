import { defineStyles } from "#app/theme/define-styles.ts";

/** What a shopper keeps away from, as a page. */
export default defineStyles(({ recipe }) => ({
  page: { display: "grid", gap: "6", maxWidth: "38.46em", paddingTop: "8", paddingBottom: "22" },
  title: recipe("text", { variant: "d2" }),
  lede: recipe("text", { variant: "lede" }),
}));
