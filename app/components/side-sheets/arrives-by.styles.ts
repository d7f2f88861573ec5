import { defineStyles } from "#app/theme/define-styles.ts";

/** Place and day below each other. */
export default defineStyles(({ recipe }) => ({
  form: { display: "grid", gap: "5" },
  field: { display: "grid", gap: "2", minWidth: "0" },
  label: { fontWeight: "semibold", fontSize: "sm", lineHeight: "1.3" },
  input: recipe("input"),
  show: recipe("button", { block: true }),
}));
