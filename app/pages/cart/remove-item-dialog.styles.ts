import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  yes: recipe("button"),
  cancel: recipe("button", { variant: "line" }),
}));
