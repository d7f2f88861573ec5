import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  headline: { paddingBlock: "56px 8px", lg: { paddingTop: "18" } },
  title: recipe("text", { variant: "d2" }, { textWrap: "balance", overflowWrap: "anywhere" }),
  subtitle: recipe("text", { variant: "d3" }, { overflowWrap: "anywhere" }),
  small: recipe("text", { variant: "d4" }, { overflowWrap: "anywhere" }),
  smallest: recipe("text", { variant: "d4" }, { fontSize: "md", overflowWrap: "anywhere" }),
  questions: recipe("text", { variant: "d3" }, { marginBottom: "4" }),
  // From a desktop on the subject stands beside its questions.
  asked: {
    lg: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      columnGap: "8",
      "& > h2": { gridRow: "1 / span 60", paddingTop: "3" },
      "& > details": { gridColumn: "2" },
    },
  },
  part: {
    overflowWrap: "anywhere",
    "& table": { overflowWrap: "normal" },
    paddingBlock: "20px 28px",
    "section + &": { paddingTop: "14", lg: { paddingTop: "18" } },
    "&:last-child": { paddingBottom: "22", lg: { paddingBottom: "112px" } },
  },
  // Years in tabular figures at the edge, what happened beside them, a hairline over each.
  years: {
    "& > div": { gap: "0", md: { gridTemplateColumns: "minmax({spacing.26}, 1fr) minmax(0, 7fr)" } },
    "& > div > h2": {
      ...recipe(
        "text",
        { variant: "d4" },
        { fontFamily: "body", fontWeight: "bold", fontVariantNumeric: "tabular-nums" },
      ),
      maxWidth: "none",
      marginTop: "0",
      paddingTop: "5",
      borderTop: "1px solid {colors.border}",
    },
    "& > div > p": {
      maxWidth: "none",
      padding: "{spacing.1} 0 {spacing.5}",
      md: { borderTop: "1px solid {colors.border}", paddingBlock: "{spacing.5}", paddingRight: "20%" },
    },
  },
  columns: {
    lg: {
      "& > div": { display: "block", columnCount: "2", columnGap: "18" },
      "& > div > *": { marginBlock: "0 {spacing.4}" },
      "& > div > h2": { breakAfter: "avoid", marginBlock: "{spacing.8} {spacing.4}" },
      // Of two or four parts half stand in each column.
      "& > div > h2:nth-of-type(2):last-of-type, & > div > h2:nth-of-type(3):nth-last-of-type(2)": {
        breakBefore: "column",
      },
      "& > div > p:first-child": { columnSpan: "all" },
      "& > div > :is(section, p, ul, ol)": { breakInside: "avoid" },
    },
  },
  column: {
    "section + &": { paddingTop: "0", lg: { paddingTop: "0" } },
    "& > div": { maxWidth: "43.59em", marginInline: "auto" },
    "& p, & li": { fontSize: "1.0625rem", lineHeight: "1.7" },
    "& > div > p:first-child": { fontSize: "xl", lineHeight: "1.55", color: "fg.heading" },
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
