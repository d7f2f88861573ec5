import { defineStyles } from "#app/theme/define-styles.ts";
import { lowScreen } from "#app/theme/low-screen.ts";
import { emptyCupGround } from "#app/theme/empty-cup.ts";

/** One column for each product; on small screens the table scrolls sideways and its first column stays. */
export default defineStyles(({ recipe }) => ({
  page: { paddingBlock: "32px 88px", display: "grid", gap: "7", minWidth: "0" },
  title: recipe("text", { variant: "d2" }),
  emptyTitle: recipe("text", { variant: "d3" }),
  // What is hidden from the eye in it must not widen the page.
  scroll: {
    position: "relative",
    overflowX: "auto",
    marginInline: "-1",
    paddingInline: "1",
    // Four fit a wide screen, where the names stay under the shop's header.
    lg: { overflowX: "visible" },
    // Two fit a phone too.
    "&[data-fits]": {
      lgDown: {
        overflowX: "visible",
        "& table": { minWidth: "0" },
        "& thead tr:last-child > *": {
          position: "sticky",
          top: "calc({spacing.18} - {spacing.1})",
          zIndex: "1",
          background: "bg",
        },
        "& thead tr:last-child > :first-child": { zIndex: "2" },
      },
      smDown: { "& td button:first-child": { paddingInline: "1" } },
      [lowScreen]: { overflowX: "auto", "& thead tr:last-child > *": { position: "static" } },
    },
  },
  table: {
    width: "100%",
    borderCollapse: "collapse",
    tableLayout: "fixed",
    minWidth: "calc(110px + var(--columns) * 170px)",
    // A phone shows two sweets beside their row's name, and that there is a third.
    smDown: {
      minWidth: "calc({spacing.18} + var(--columns) * 128px)",
      "& th, & td": { paddingInline: "2" },
      "& tr > :first-child": { paddingInlineStart: "0" },
      "& td > [role=img]": { flexWrap: "wrap", whiteSpace: "nowrap" },
    },
    "& th, & td": { textAlign: "start", verticalAlign: "top", padding: "16px 14px", borderBottom: "hair" },
    "& thead td, & thead th": { borderBottom: "0" },
    "& thead tr:first-child td": { paddingBottom: "0" },
    "& thead tr:last-child > *": {
      paddingTop: "3",
      lg: {
        position: "sticky",
        top: "calc({spacing.26} + {spacing.7})",
        zIndex: "1",
        background: "bg",
        paddingTop: "2",
      },
      // Where the header scrolls away there is nothing to stand below.
      [lowScreen]: { position: "static" },
    },
    "& tbody tr:last-child > *": { borderBottom: "0" },
    "& tbody th": {
      fontWeight: "semibold",
      fontSize: "sm",
      position: "sticky",
      insetInlineStart: "0",
      background: "bg",
      width: "120px",
      color: "fg.muted",
      smDown: { width: "{spacing.18}", fontSize: "xs" },
    },
    "& thead td:first-child": {
      width: "120px",
      smDown: { width: "{spacing.18}" },
      position: "sticky",
      insetInlineStart: "0",
      background: "bg",
    },
    "& td": { overflowWrap: "anywhere" },
    "& b[data-sale]": { color: "fg.accent" },
    "& s": { color: "fg.muted", marginInlineStart: "1.5" },
  },
  window: {
    display: "block",
    aspectRatio: "5 / 6",
    maxWidth: "megaPromo",
    borderRadius: "wicket",
    borderBottom: "{sizes.sill} solid {colors.bg.inverse}",
    background: "var(--bg, {colors.bg.warm})",
    overflow: "hidden",
    "& img": { width: "100%", height: "100%", objectFit: "contain", objectPosition: "bottom" },
    "&[data-shot] img": { objectFit: "cover", objectPosition: "center" },
  },
  name: {
    textStyle: "productName",
    color: "fg.heading",
    "& a": { display: "inline-flex", alignItems: "center", minHeight: "controlSm", textDecoration: "none" },
  },
  tools: { display: "grid", gap: "1", justifyItems: "start", maxWidth: "megaPromo" },
  add: recipe("button", { variant: "line", size: "sm", block: true }, { paddingInline: "3" }),
  remove: recipe("link", {}, { minHeight: "controlSm", fontSize: "sm" }),
  list: { listStyle: "none", display: "grid", gap: "1" },
  none: { color: "fg.muted" },
  empty: {
    display: "grid",
    gap: "4",
    justifyItems: "start",
    ...emptyCupGround,
    borderRadius: "lg",
    padding: "8",
  },
  button: recipe("button"),
}));
