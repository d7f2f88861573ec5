import { defineStyles } from "#app/theme/define-styles.ts";

/** What was just added, and the ways on. */
export default defineStyles(({ recipe }) => ({
  list: { display: "grid", gap: "18px", listStyle: "none" },
  line: {
    display: "flex",
    gap: "3.5",
    alignItems: "center",
    lineHeight: "1.35",
    "& b": { fontWeight: "bold" },
    "& > span": { flex: "none" },
  },
  small: { display: "block", fontSize: "sm", color: "fg.muted" },
  price: { marginLeft: "auto", alignSelf: "flex-start", fontWeight: "price", fontVariantNumeric: "tabular-nums" },
  total: {
    display: "flex",
    justifyContent: "space-between",
    gap: "4",
    borderTop: "1.5px solid {colors.border.tint}",
    marginTop: "22px",
    paddingTop: "4",
    fontSize: "lg",
    fontWeight: "price",
    "& span:last-child": { fontVariantNumeric: "tabular-nums" },
  },
  count: { display: "block", fontSize: "sm", color: "fg.muted", marginTop: "1" },
  actions: { display: "grid", gap: "10px", width: "100%" },
  review: recipe("button", { variant: "cherry", block: true }),
  go: recipe("button", { variant: "line", block: true }),
}));
