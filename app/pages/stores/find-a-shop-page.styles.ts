import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  page: { paddingBlock: "40px 88px", lg: { paddingBlock: "64px 120px" } },
  title: recipe(
    "text",
    { variant: "d1" },
    { "nav + &": { marginTop: "14px" }, "& + [role=alert]": { marginTop: "28px" } },
  ),
  lede: recipe("text", { variant: "lede" }, { margin: "16px 0 36px" }),
  shop: {
    "& address": { display: "grid", gap: "2px", fontStyle: "normal" },
    "& address a": { textDecoration: "underline", textUnderlineOffset: "4px", fontVariantNumeric: "tabular-nums" },
  },
  stateName: recipe("text", { variant: "d4" }),
  closed: { color: "error.700", fontWeight: "semibold", fontSize: "sm", marginBottom: "6px" },
  links: { display: "flex", flexWrap: "wrap", gap: "8px 24px", marginTop: "14px" },
  link: recipe("link"),
  columns: {
    display: "grid",
    gap: "40px",
    marginTop: "28px",
    md: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: "64px" },
  },
  status: { minHeight: "27px", marginTop: "8px" },
  times: { display: "grid", gap: "40px", alignContent: "start" },
  section: { display: "grid", gap: "24px", marginTop: "64px" },
  events: {
    display: "grid",
    gap: "16px",
    listStyle: "none",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 270px), 1fr))",
    "& li": {
      display: "grid",
      gap: "6px",
      alignContent: "start",
      padding: "20px 24px",
      borderRadius: "md",
      background: "mint.100",
    },
    "& h3": { fontSize: "lg", fontWeight: "bold" },
    "& h3 + p": { fontWeight: "semibold", fontSize: "sm" },
  },
  hours: {
    marginTop: "14px",
    "& > div": {
      display: "flex",
      justifyContent: "space-between",
      gap: "24px",
      paddingBlock: "9px",
      borderBottom: "1px solid {colors.line.soft}",
    },
    "& dt": { fontWeight: "semibold" },
    "& dd": { fontVariantNumeric: "tabular-nums", textAlign: "right" },
  },
}));
