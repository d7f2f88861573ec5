import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  ways: { display: "flex", flexWrap: "wrap", columnGap: "5" },
  way: recipe("link", {}, { minHeight: "controlSm" }),
}));
