import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  options: { display: "grid", gap: "10px", marginTop: "3" },
  legend: recipe("text", { variant: "d4" }, { marginBottom: "4" }),
  option: recipe(
    "option",
    {},
    {
      _after: { marginLeft: "auto" },
      "&:has(:disabled)": { color: "disabled.fg", background: "disabled.bg", cursor: "not-allowed" },
    },
  ),
  name: { display: "block", fontWeight: "bold" },
  description: { display: "block", fontSize: "sm", color: "muted" },
}));
