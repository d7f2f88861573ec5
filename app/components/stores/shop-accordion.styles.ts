import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  state: {
    borderTop: "1px solid {colors.border}",
    "&:last-of-type": { borderBottom: "1px solid {colors.border}" },
    "& summary": {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      gap: "4",
      minHeight: "68px",
      cursor: "pointer",
      listStyle: "none",
    },
    "& summary::-webkit-details-marker": { display: "none" },
    "&[open] summary svg": { transform: "rotate(180deg)" },
  },
  stateName: recipe(
    "text",
    { variant: "d4" },
    {
      "& span": { fontFamily: "body", fontSize: "md", fontWeight: "normal", color: "fg.muted" },
    },
  ),
  shops: {
    display: "grid",
    gap: "32px 28px",
    listStyle: "none",
    paddingBlock: "8px 36px",
    md: { gridTemplateColumns: "1fr 1fr" },
    lg: { gridTemplateColumns: "repeat(3, 1fr)" },
  },
  shop: {
    "& address": { display: "grid", gap: "0.5", fontStyle: "normal" },
    "& address a": { textDecoration: "underline", textUnderlineOffset: "4px", fontVariantNumeric: "tabular-nums" },
  },
  name: recipe("text", { variant: "d5" }, { marginBottom: "1.5" }),
  closed: { color: "fg.error", fontWeight: "semibold", fontSize: "sm", marginBottom: "1.5" },
  links: { display: "flex", flexWrap: "wrap", gap: "8px 24px", marginTop: "3.5" },
  link: recipe("link"),
}));
