import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  headline: { paddingBlock: "56px 8px", lg: { paddingTop: "72px" } },
  title: recipe("text", { variant: "d1" }),
  subtitle: recipe("text", { variant: "d3" }),
  part: {
    paddingBlock: "20px 28px",
    "&:last-child": { paddingBottom: "88px", lg: { paddingBottom: "112px" } },
  },
  panel: {
    borderTop: "1px solid {colors.line.soft}",
    "&:last-of-type": { borderBottom: "1px solid {colors.line.soft}" },
    "& summary": {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      gap: "16px",
      minHeight: "60px",
      fontWeight: "bold",
      fontSize: "1.0625rem",
      cursor: "pointer",
      listStyle: "none",
    },
    "& summary::-webkit-details-marker": { display: "none" },
    "&[open] summary svg": { transform: "rotate(180deg)" },
    "& > div": { paddingBottom: "24px" },
  },
}));
