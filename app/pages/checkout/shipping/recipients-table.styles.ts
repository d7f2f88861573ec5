import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  shared: {
    display: "grid",
    gap: "3.5",
    padding: "3.5",
    border: "1px solid {colors.border}",
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
      tableLayout: "fixed",
      "& thead": { display: "table-header-group" },
      "& tbody": { display: "table-row-group" },
      "& tr": { display: "table-row" },
      "& td, & th": { display: "table-cell", verticalAlign: "top" },
    },
  },
  head: { fontSize: "sm", color: "fg.muted", "& th": { paddingRight: "2", paddingBottom: "2" } },
  who: { width: "20%" },
  what: { width: "15%" },
  when: { width: "40%" },
  row: {
    paddingBlock: "3.5",
    borderTop: "1px solid {colors.border}",
    "& td, & th": { paddingBlock: "1", paddingRight: "2" },
    lg: { "& td, & th": { paddingBlock: "3.5", paddingRight: "2" } },
  },
  name: { display: "block", fontWeight: "semibold" },
  small: { display: "block", fontSize: "sm", color: "fg.muted" },
  select: recipe("select", {}, { fontSize: "sm", width: "100%" }),
  card: recipe("input", {}, { fontSize: "sm", width: "100%", resize: "vertical" }),
  label: { display: "grid", gap: "2", fontSize: "sm", fontWeight: "semibold" },
  /** What the head of the table says, on a phone, which has none. */
  cellName: { display: "block", fontSize: "sm", color: "fg.muted", lg: { display: "none" } },
  link: recipe("link", {}, { display: "block", fontSize: "sm", minHeight: "controlSm", textAlign: "left" }),
  apply: recipe("button", { variant: "line", size: "sm" }, { justifySelf: "start" }),
  problem: { fontSize: "sm", fontWeight: "semibold", color: "fg.error" },
  hint: { fontSize: "sm", fontWeight: "normal", color: "fg.muted" },
}));
