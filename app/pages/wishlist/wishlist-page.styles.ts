import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  title: recipe("text", { variant: "d2" }),
  // Windows beside each other, three on a wide screen.
  list: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    rowGap: "8",
    columnGap: "4",
    listStyle: "none",
    md: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", rowGap: "10", columnGap: "7" },
  },
  wish: { display: "grid", gridTemplateRows: "auto 1fr auto", gap: "3", minWidth: "0" },
  name: { textStyle: "productName", color: "fg.heading", "& a": { textDecoration: "none" } },
  tools: { display: "grid", gap: "1", justifyItems: "center" },
  move: recipe("button", { variant: "line", size: "sm", block: true }),
  remove: recipe("link", {}, { minHeight: "controlSm", fontSize: "sm" }),
  price: { "& [data-sale]": { color: "fg.accent" }, "& s": { marginInlineStart: "2", color: "fg.muted" } },
  window: {
    display: "block",
    aspectRatio: "5 / 6",
    borderRadius: "wicket",
    borderBottom: "{sizes.sill} solid {colors.bg.inverse}",
    background: "var(--bg, {colors.bg.warm})",
    overflow: "hidden",
    "& img": { width: "100%", height: "100%", objectFit: "contain", objectPosition: "bottom" },
  },
}));
