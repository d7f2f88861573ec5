import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  fields: { display: "grid", gap: "5" },
  two: { display: "grid", gap: "5", alignItems: "start", md: { gridTemplateColumns: "1fr 1fr" } },
  more: { display: "flex", flexWrap: "wrap", gap: "10px 26px", alignItems: "center" },
  beside: { display: "grid", alignSelf: "stretch", md: { "& > button": { alignSelf: "end", marginBottom: "10" } } },
  add: recipe(
    "link",
    {},
    {
      display: "inline-flex",
      gap: "1.5",
      alignItems: "center",
      justifySelf: "start",
      fontSize: "0.9375rem",
      lineHeight: "1.5",
    },
  ),
  country: { fontSize: "0.9375rem", color: "fg.muted" },
}));
