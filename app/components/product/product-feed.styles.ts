import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  title: recipe("text", { variant: "d3" }, { marginBottom: "32px", lg: { marginBottom: "44px" } }),
}));
