import { defineStyles } from "#app/theme/define-styles.ts";

/** Rows of product windows: the results grid, a grid of four, and a rail that scrolls sideways on small screens. */
export default defineStyles(() => ({
  three: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "36px 16px",
    listStyle: "none",
    lgDown: { gridAutoFlow: "dense" },
    lg: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "52px 28px" },
  },
  four: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "36px 16px",
    listStyle: "none",
    lg: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: "48px 28px" },
  },
  rail: {
    position: "relative",
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "64%",
    gap: "4",
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollPaddingInline: "var(--gutter)",
    marginInline: "calc(-1 * var(--gutter))",
    paddingInline: "var(--gutter)",
    scrollbarWidth: "none",
    listStyle: "none",
    "& > *": { scrollSnapAlign: "start" },
    md: { gridAutoColumns: "34%" },
    lg: {
      gridAutoColumns: "calc((100% - 84px) / 4)",
      gap: "7",
      marginInline: "0",
      paddingInline: "0.5",
      scrollPaddingInline: "0.5",
    },
  },
}));
