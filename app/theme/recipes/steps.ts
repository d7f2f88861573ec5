import { defineRecipe } from "@chakra-ui/react";
import { forcedColors } from "../forced-colors.ts";

/** A stretch in a color of the system, where grounds are not drawn. */
const forced = (color: string) => ({ [forcedColors]: { forcedColorAdjust: "none", background: color } });

/** Steps as stretches of a candy cane: plum behind (`data-done`), striped here (`aria-current`), pale ahead. */
export const steps = defineRecipe({
  base: {
    display: "flex",
    listStyle: "none",
    paddingBlock: "28px 8px",
    lg: { paddingTop: "36px", maxWidth: "760px" },
    "& li": {
      flex: "1",
      display: "grid",
      gap: "9px",
      alignContent: "start",
      fontSize: "0.78125rem",
      letterSpacing: "-.01em",
      fontWeight: "semibold",
      color: "fg.muted",
      lineHeight: "1.2",
      md: { fontSize: "sm", letterSpacing: "0" },
      _before: {
        content: '""',
        height: "6px",
        borderRadius: "3px",
        background: "track.rest",
        ...forced("GrayText"),
        marginRight: "4px",
        md: { marginRight: "6px" },
      },
      "& a": { textDecoration: "none" },
      "& a:hover": { textDecoration: "underline", textUnderlineOffset: "4px" },
    },
    "& li[aria-current]": { color: "fg.heading" },
    "& li[aria-current]::before": {
      background: "repeating-linear-gradient(115deg, {colors.bg.accent} 0 10px, {colors.bg.warm} 10px 20px)",
      ...forced("Highlight"),
    },
    "& li[data-done]": { color: "fg.link" },
    "& li[data-done]::before": { background: "bg.chosen", ...forced("CanvasText") },
  },
});
