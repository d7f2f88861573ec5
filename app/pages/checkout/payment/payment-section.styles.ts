import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  section: { display: "grid", gap: "4" },
  saved: recipe(
    "card",
    {},
    {
      display: "flex",
      flexWrap: "wrap",
      gap: "8px 18px",
      alignItems: "center",
      padding: "20px 24px",
      lg: { padding: "20px 24px" },
    },
  ),
  words: {
    display: "grid",
    marginRight: "auto",
    "& small": { fontSize: "sm", color: "fg.muted" },
    "& b": { fontWeight: "bold" },
  },
  change: recipe("link", {}, { fontSize: "0.9375rem" }),
}));
