import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  totals: {
    display: "grid",
    gap: "10px",
    "& div": { display: "flex", justifyContent: "space-between", gap: "4" },
    "& dd": { fontVariantNumeric: "tabular-nums", fontWeight: "medium", whiteSpace: "nowrap" },
    "& s": { color: "fg.muted", fontWeight: "normal", marginRight: "1.5" },
  },
  explained: recipe(
    "fold",
    {},
    { marginTop: "2", _print: { "& > summary": { display: "none" }, "&:not([open])": { display: "none" } } },
  ),
  saved: { "&&": { color: "fg.success", fontWeight: "semibold" } },
  total: {
    borderTop: "1.5px solid {colors.border.tint}",
    paddingTop: "4",
    marginTop: "1.5",
    fontSize: "xl",
    "& dt, & dd": { fontWeight: "price" },
  },
}));
