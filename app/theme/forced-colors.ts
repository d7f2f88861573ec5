/** A shopper's own few colors in place of the shop's, without its grounds, shadows and gradients. */
export const forcedColors = "@media (forced-colors: active)";

/** What is chosen, where neither tint nor shadow is drawn: in the colors that the system marks a selection with. */
export const forcedChoice = {
  forcedColorAdjust: "none",
  background: "Highlight",
  borderColor: "Highlight",
  color: "HighlightText",
} as const;

/** The fill of stars that are a masked gradient, up to `--p`. */
export const forcedStars = {
  forcedColorAdjust: "none",
  background: "linear-gradient(90deg, CanvasText var(--p), GrayText var(--p))",
} as const;
