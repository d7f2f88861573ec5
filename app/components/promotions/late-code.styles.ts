import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  code: recipe("fold"),
  // As high as the field with its label, so that nothing moves when it comes.
  form: { minHeight: "calc({spacing.18} + 3px)", paddingTop: "1" },
}));
