import { defineStyles } from "#app/theme/define-styles.ts";

const line = "1.5px solid var(--line, {colors.border.tint})";

export default defineStyles(({ recipe }) => ({
  list: { background: "var(--ground, transparent)", color: "var(--ink, inherit)" },
  lineBelow: { borderBottom: line, paddingBottom: "12", lg: { paddingBottom: "18" } },
  head: {
    display: "grid",
    justifyItems: "center",
    gap: "18px",
    textAlign: "center",
    marginBottom: "10",
    overflowWrap: "anywhere",
    "& > span": { width: "100%", maxWidth: "720px" },
  },
  title: recipe("text", { variant: "d2" }, { color: "inherit" }),
  subtitle: recipe("text", { variant: "lede" }),
  wideOnly: { ...recipe("text", { variant: "lede" }), mdDown: { display: "none" } },
  cards: {
    display: "grid",
    gap: "9",
    md: { gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))", gap: "40px 28px" },
  },
  card: {
    position: "relative",
    display: "grid",
    alignContent: "start",
    justifyItems: "center",
    gap: "3",
    textAlign: "center",
    minWidth: "0",
    overflowWrap: "anywhere",
    "& > a, & > span": { width: "100%", display: "block" },
  },
  divided: {
    overflow: "clip",
    "& > li + li::before": {
      content: '""',
      position: "absolute",
      inset: "-18px 0 auto",
      borderTop: line,
      md: { inset: "0 auto 0 -14px", borderTop: "0", borderLeft: line },
    },
  },
  icon: { width: "72px", height: "72px", objectFit: "contain", marginInline: "auto" },
  name: recipe("text", { variant: "d4" }, { color: "inherit" }),
  foot: { display: "flex", justifyContent: "center", marginTop: "10" },
}));
