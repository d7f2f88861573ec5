import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  info: recipe("note", { tone: "info" }),
  warn: recipe("note", { tone: "warn" }),
  error: recipe("note", { tone: "error" }),
  success: recipe("note", { tone: "success" }),
}));
