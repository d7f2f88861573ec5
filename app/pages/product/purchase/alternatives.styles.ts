import { defineStyles } from "#app/theme/define-styles.ts";

/** Three products in rows, below the one that is not to be had. */
export default defineStyles(({ recipe }) => ({
  box: { display: "grid", gap: "3" },
  title: recipe("text", { variant: "d5" }),
  list: { display: "grid", gap: "2", listStyle: "none" },
  row: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "3.5",
    alignItems: "center",
    textDecoration: "none",
    "& b": { fontWeight: "semibold" },
    "&:hover b": { textDecoration: "underline" },
  },
  price: { display: "block", fontSize: "sm", color: "fg.muted" },
}));
