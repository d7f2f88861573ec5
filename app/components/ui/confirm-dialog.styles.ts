import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  yes: recipe("button"),
  no: recipe("button", { variant: "line" }),
}));
