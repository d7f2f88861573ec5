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
    gap: "36px 28px",
    listStyle: "none",
    paddingBlock: "8px 36px",
    md: { gridTemplateColumns: "1fr 1fr", rowGap: "12" },
    lg: { gridTemplateColumns: "repeat(3, 1fr)" },
  },
}));
