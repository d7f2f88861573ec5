import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  page: { paddingBlock: "40px 88px", lg: { paddingBlock: "64px 120px" } },
  title: recipe("text", { variant: "d1" }, { "nav + &": { marginTop: "3.5" }, "& + [role=alert]": { marginTop: "7" } }),
  lede: recipe("text", { variant: "lede" }, { margin: "16px 0 36px" }),
  shop: {
    "& > div": { marginTop: "7" },
    "& address": { display: "grid", gap: "0.5", fontStyle: "normal" },
    "& address a": { textDecoration: "underline", textUnderlineOffset: "4px", fontVariantNumeric: "tabular-nums" },
  },
  stateName: recipe("text", { variant: "d4" }),
  closed: { color: "fg.error", fontWeight: "semibold", fontSize: "sm", marginBottom: "1.5" },
  links: { display: "flex", flexWrap: "wrap", gap: "8px 24px", marginTop: "3.5" },
  link: recipe("link"),
  columns: {
    display: "grid",
    gap: "10",
    marginTop: "7",
    md: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: "16" },
  },
  status: { minHeight: "27px", marginTop: "2" },
  times: { display: "grid", gap: "10", alignContent: "start" },
  section: { display: "grid", gap: "6", marginTop: "16" },
  events: {
    display: "grid",
    gap: "4",
    listStyle: "none",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 270px), 1fr))",
    "& li": {
      display: "grid",
      gap: "1.5",
      alignContent: "start",
      padding: "20px 24px",
      borderRadius: "md",
      background: "bg.success",
    },
    "& h3": { fontSize: "lg", fontWeight: "bold" },
    "& h3 + p": { fontWeight: "semibold", fontSize: "sm" },
  },
  hours: {
    marginTop: "3.5",
    "& > div": {
      display: "flex",
      justifyContent: "space-between",
      gap: "6",
      paddingBlock: "9px",
      borderBottom: "1px solid {colors.border}",
    },
    "& dt": { fontWeight: "semibold" },
    "& dd": { fontVariantNumeric: "tabular-nums", textAlign: "right" },
  },
}));
