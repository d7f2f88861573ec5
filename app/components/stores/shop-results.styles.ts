import { defineStyles } from "#app/theme/define-styles.ts";

/** Shops in a sheet, numbered by their distance. */
export default defineStyles(({ recipe }) => ({
  outcome: {
    display: "block",
    fontSize: "sm",
    fontWeight: "semibold",
    margin: "20px 0 4px",
    _empty: { display: "none" },
  },
  nearest: { display: "block", marginTop: "1", color: "fg.success" },
  waiting: { marginTop: "5" },
  list: { listStyle: "none", display: "grid" },
  shop: {
    display: "grid",
    gridTemplateColumns: "34px 1fr auto",
    gap: "3.5",
    padding: "20px 0",
    borderBottom: "1px solid {colors.border}",
    "&:last-child": { border: "0" },
  },
  rank: {
    width: "34px",
    height: "40px",
    borderRadius: "17px 17px 5px 5px",
    background: "bg.pressed",
    color: "fg.heading",
    fontWeight: "bold",
    display: "grid",
    placeItems: "center",
    "[data-selected] > &": { background: "bg.inverse", color: "fg.onDark" },
  },
  name: recipe("text", { variant: "d5" }),
  address: { fontSize: "sm", fontStyle: "normal", "& span": { display: "block" } },
  status: { fontSize: "sm", fontWeight: "semibold", marginTop: "1.5" },
  open: { color: "fg.success" },
  unavailable: { color: "fg.error" },
  actions: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "10px 16px", marginTop: "3" },
  select: recipe("button", { size: "sm" }),
  mine: recipe("badge", { tone: "mint" }),
  link: recipe("link", {}, { display: "inline-flex", alignItems: "center", minHeight: "controlSm", fontSize: "sm" }),
  distance: { fontSize: "sm", color: "fg.muted", whiteSpace: "nowrap" },
}));
