import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  ways: { display: "flex", flexWrap: "wrap", gap: "0 22px" },
  way: recipe("link", {}, { minHeight: "44px" }),
}));
