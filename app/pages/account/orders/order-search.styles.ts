import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  form: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gap: "4",
    alignItems: "end",
    lg: { gridTemplateColumns: "minmax(0, 1fr) 170px 220px" },
  },
  words: { display: "grid", gap: "7px", gridColumn: "1 / -1", lg: { gridColumn: "auto" } },
  line: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: "2" },
  button: recipe("button", { variant: "line" }, { paddingInline: "18px" }),
  result: { display: "flex", flexWrap: "wrap", gap: "4px 20px", alignItems: "center", minHeight: "controlSm" },
  clear: recipe("link", {}, { display: "inline-flex", alignItems: "center", minHeight: "controlSm" }),
}));
