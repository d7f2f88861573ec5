import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  place: { paddingBlock: "28px 56px" },
  title: recipe("text", { variant: "d3" }, { marginBottom: "6" }),
}));
