import { defineStyles } from "#app/theme/define-styles.ts";

const tile = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "3.5",
  minWidth: "0",
  minHeight: "320px",
  padding: "26px 20px",
  borderRadius: "lg",
  overflow: "hidden",
  isolation: "isolate",
  overflowWrap: "anywhere",
  background: "var(--ground, {colors.bg.inverse})",
  color: "var(--ink, {colors.fg.inverse})",
  lg: { padding: "36px 30px" },
  "& img": { width: "112%", maxWidth: "none", margin: "auto -30% -22% auto", alignSelf: "flex-end", zIndex: "-1" },
} as const;

export default defineStyles(({ recipe }) => ({
  // Beside two columns a row of its own: nobody is left alone at the end.
  single: { ...tile, lgDown: { gridColumn: "1 / -1" } },
  double: {
    ...tile,
    gridColumn: "span 2",
    "& img": {
      position: "absolute",
      zIndex: "-1",
      right: "-5%",
      bottom: "-12%",
      width: "64%",
      maxWidth: "none",
      // As tall as the room below the words, where the tile is low.
      maxHeight: "84%",
      objectFit: "contain",
      objectPosition: "right bottom",
      lg: { width: "76%" },
    },
    "& p": { maxWidth: "20.51em" },
    "& h3": { maxWidth: "9.7em" },
  },
  title: recipe("text", { variant: "d3" }, { color: "inherit" }),
  guide: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "36px 16px",
    lg: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "52px 28px" },
  },
}));
