import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  headline: { paddingBlock: "56px 8px", lg: { paddingTop: "18" } },
  title: recipe("text", { variant: "d2" }, { textWrap: "balance", overflowWrap: "anywhere" }),
  subtitle: recipe("text", { variant: "d3" }, { overflowWrap: "anywhere" }),
  small: recipe("text", { variant: "d4" }, { overflowWrap: "anywhere" }),
  smallest: recipe("text", { variant: "d4" }, { fontSize: "md", overflowWrap: "anywhere" }),
  questions: recipe("text", { variant: "d3" }, { marginBottom: "4" }),
  part: {
    overflowWrap: "anywhere",
    "& table": { overflowWrap: "normal" },
    paddingBlock: "20px 28px",
    "section + &": { paddingTop: "14", lg: { paddingTop: "18" } },
    "&:last-child": { paddingBottom: "22", lg: { paddingBottom: "112px" } },
  },
  column: {
    "& > div": { maxWidth: "43.59em", marginInline: "auto" },
    "& p, & li": { fontSize: "1.0625rem", lineHeight: "1.7" },
  },
  panel: {
    borderTop: "1px solid {colors.border}",
    "&:last-of-type": { borderBottom: "1px solid {colors.border}" },
    "& summary": {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      gap: "4",
      minHeight: "60px",
      fontWeight: "bold",
      fontSize: "1.0625rem",
      cursor: "pointer",
      listStyle: "none",
    },
    "& summary::-webkit-details-marker": { display: "none" },
    "&[open] summary svg": { transform: "rotate(180deg)" },
    "& > div": { paddingBottom: "6" },
  },
}));
