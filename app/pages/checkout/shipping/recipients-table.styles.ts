import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  shared: {
    display: "grid",
    gap: "3.5",
    padding: "3.5",
    border: "1px solid {colors.line.soft}",
    borderRadius: "md",
    marginBottom: "3.5",
    "& legend": { fontWeight: "semibold", paddingInline: "2" },
  },
  table: {
    display: "block",
    width: "100%",
    borderCollapse: "collapse",
    "& thead": { display: "none" },
    "& tbody, & tr, & td, & th": { display: "block", textAlign: "left", fontWeight: "normal" },
    lg: {
      display: "table",
      "& thead": { display: "table-header-group" },
      "& tbody": { display: "table-row-group" },
      "& tr": { display: "table-row" },
      "& td, & th": { display: "table-cell", verticalAlign: "top" },
    },
  },
  head: { fontSize: "sm", color: "muted", "& th": { paddingRight: "2", paddingBottom: "2" } },
  row: {
    paddingBlock: "3.5",
    borderTop: "1px solid {colors.line.soft}",
    "& td, & th": { paddingBlock: "1", paddingRight: "2" },
    lg: { "& td, & th": { paddingBlock: "3.5", paddingRight: "2" } },
  },
  name: { display: "block", fontWeight: "semibold" },
  small: { display: "block", fontSize: "sm", color: "muted" },
  select: recipe("select", {}, { fontSize: "sm", width: "100%" }),
  card: recipe("input", {}, { fontSize: "sm", width: "100%", resize: "vertical" }),
  label: { display: "grid", gap: "2", fontSize: "sm", fontWeight: "semibold" },
  link: recipe("link", {}, { fontSize: "sm", minHeight: "controlSm" }),
  apply: recipe("button", { variant: "line", size: "sm" }, { justifySelf: "start" }),
  problem: { fontSize: "sm", fontWeight: "semibold", color: "error.700" },
  hint: { fontSize: "sm", fontWeight: "normal", color: "muted" },
}));
