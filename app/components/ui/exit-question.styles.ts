import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  ok: recipe("button"),
  cancel: recipe("button", { variant: "line" }),
}));
