import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  heading: recipe("text", { variant: "d2" }, { marginBottom: "7" }),
  jobs: { display: "grid" },
  job: {
    display: "grid",
    gap: "3",
    paddingBlock: "26px",
    borderTop: "1px solid {colors.border}",
    overflowWrap: "anywhere",
    "&:last-of-type": { borderBottom: "1px solid {colors.border}" },
    lg: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: "12px 44px", alignItems: "center" },
  },
  words: { display: "grid", gap: "10px", minWidth: "0" },
  title: recipe("text", { variant: "d4" }),
  facts: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 18px",
    color: "fg.muted",
    fontWeight: "semibold",
    fontSize: "0.9375rem",
    "& li": { display: "flex", gap: "2", alignItems: "center" },
  },
}));
