import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  saved: { display: "grid", gap: "18px", paddingBottom: "22" },
  title: recipe("text", { variant: "d4" }),
  list: {
    display: "grid",
    gap: "4",
    listStyle: "none",
    md: { gridTemplateColumns: "1fr 1fr" },
    xl: { gridTemplateColumns: "1fr 1fr 1fr" },
  },
  line: {
    display: "flex",
    gap: "4",
    padding: "18px",
    border: "1px solid {colors.border}",
    borderRadius: "lg",
  },
  name: recipe(
    "text",
    { variant: "d5" },
    { "& a": { textDecoration: "none" }, "& a:hover": { textDecoration: "underline", textUnderlineOffset: "4px" } },
  ),
  choice: { fontSize: "sm", color: "fg.muted" },
  actions: { display: "flex", flexWrap: "wrap", gap: "0 18px", marginTop: "1" },
  action: recipe("link", {}, { fontSize: "sm", lineHeight: "44px" }),
}));
