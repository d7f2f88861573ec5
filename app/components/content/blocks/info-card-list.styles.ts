import { defineStyles } from "#app/theme/define-styles.ts";

const line = "1.5px solid var(--line, {colors.border.tint})";

export default defineStyles(({ recipe }) => ({
  list: { background: "var(--ground, transparent)", color: "var(--ink, inherit)" },
  lineBelow: { borderBottom: line, paddingBottom: "12", lg: { paddingBottom: "18" } },
  head: {
    display: "grid",
    justifyItems: "start",
    gap: "18px",
    marginBottom: "10",
    overflowWrap: "anywhere",
    "& > span": { width: "100%", maxWidth: "720px" },
  },
  title: recipe("text", { variant: "d2" }, { color: "inherit" }),
  subtitle: recipe("text", { variant: "lede" }),
  wideOnly: { ...recipe("text", { variant: "lede" }), mdDown: { display: "none" } },
  cards: {
    "--frame": "4 / 3",
    display: "grid",
    gap: "9",
    md: { gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))", gap: "40px 28px" },
  },
  card: {
    position: "relative",
    display: "grid",
    alignContent: "start",
    justifyItems: "start",
    gap: "3",
    minWidth: "0",
    overflowWrap: "anywhere",
    "& > a, & > span": { width: "100%", display: "block" },
  },
  // Cards of words alone: windows without a picture, a color each.
  plain: {
    gap: "4",
    md: { gap: "5" },
    "& > li": {
      gridTemplateRows: "auto 1fr auto",
      // The drawing stands beside the words on a phone, above them elsewhere.
      "&:has(> [data-drawn])": {
        gridTemplateColumns: "auto minmax(0, 1fr)",
        columnGap: "5",
        "& > :not([data-drawn])": { gridColumn: "2" },
        "& > [data-drawn]": { gridRow: "1 / span 3" },
        md: {
          gridTemplateColumns: "minmax(0, 1fr)",
          gridTemplateRows: "auto auto 1fr auto",
          "& > :not([data-drawn])": { gridColumn: "1" },
          "& > [data-drawn]": { gridRow: "1" },
        },
      },
      padding: "{spacing.6} {spacing.6} {spacing.4}",
      // Seen where colors are forced.
      border: "1px solid transparent",
      borderRadius: "md",
      background: "var(--card, {colors.bg.warmSoft})",
      color: "fg",
    },
    "& > li:nth-child(5n + 2)": { "--card": "{colors.bg.warning}" },
    "& > li:nth-child(5n + 3)": { "--card": "{colors.bg.info}" },
    "& > li:nth-child(5n + 4)": { "--card": "{colors.bg.success}" },
    "& > li:nth-child(5n)": { "--card": "{colors.bg.featureSoft}" },
    "& a": { minHeight: "controlSm", display: "inline-flex", alignItems: "center" },
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
  icon: { width: "72px", height: "72px", objectFit: "contain" },
  drawing: {
    display: "grid",
    placeItems: "center",
    width: "controlSm",
    height: "control",
    marginBottom: "1",
    borderRadius: "wicket",
    background: "bg",
    color: "fg.heading",
  },
  name: recipe("text", { variant: "d4" }, { color: "inherit" }),
  foot: { display: "flex", marginTop: "10" },
}));
