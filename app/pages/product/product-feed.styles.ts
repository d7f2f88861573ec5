import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  title: recipe("text", { variant: "d4" }, { marginBottom: "4" }),
}));
