import { defineStyles } from "#app/theme/define-styles.ts";

/** Postal code and range side by side. */
export default defineStyles(({ recipe }) => ({
  form: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "3.5" },
  field: { display: "grid", gap: "7px", minWidth: "0", alignContent: "start" },
  label: { fontWeight: "semibold", fontSize: "0.9375rem", lineHeight: "1.3" },
  input: recipe("input"),
  select: recipe("select"),
  wide: { gridColumn: "1 / -1" },
  find: recipe("button", { block: true }, { gridColumn: "1 / -1" }),
}));
