import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  page: {
    display: "grid",
    gap: "6",
    justifyItems: "start",
    paddingBlock: "32px 88px",
    "& > *": { minWidth: "0" },
    lg: { paddingTop: "12" },
  },
  title: recipe("text", { variant: "d2" }),
  list: { display: "grid", gap: "4", width: "100%" },
  order: recipe(
    "card",
    {},
    {
      display: "grid",
      gap: "4",
      lg: { gridTemplateColumns: "auto minmax(0, 1fr) auto", alignItems: "center", gap: "7", padding: "24px 28px" },
    },
  ),
  // One sweet stands in a large window, three share the row.
  pictures: {
    display: "flex",
    gap: "2",
    width: "205px",
    "& > span": { flex: "1", maxWidth: "{spacing.26}", height: "auto", aspectRatio: "7 / 8", borderRadius: "wicketSm" },
  },
  words: { display: "grid", gap: "1", minWidth: "0" },
  number: { fontWeight: "bold", fontSize: "lg" },
  small: { fontSize: "sm", color: "fg.muted" },
  tools: { display: "flex", flexWrap: "wrap", gap: "12px 16px", alignItems: "center", _print: { display: "none" } },
  details: recipe("button", { variant: "solid", size: "sm" }),
  again: recipe("button", { variant: "line", size: "sm" }),
  allOrders: recipe("link"),
  button: recipe("button"),
  pager: { display: "flex", flexWrap: "wrap", gap: "12px 20px", alignItems: "center" },
  turn: recipe("button", { variant: "line", size: "sm" }),
  results: { display: "grid", gap: "4", width: "100%" },
  names: { overflowWrap: "anywhere", fontSize: "0.9375rem" },
  wait: { width: "100%" },
}));
