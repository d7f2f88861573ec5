import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  error: recipe("note", { tone: "error" }, { marginBlock: "16px 8px", "& a": { fontWeight: "semibold" } }),
}));
