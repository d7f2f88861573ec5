import { defineStyles } from "#app/theme/define-styles.ts";

/** A photograph that fills its part of a panel from edge to edge. */
export default defineStyles(() => ({
  photo: {
    display: "block",
    width: "100%",
    // As high as its part, and never the reason for that.
    height: "0",
    minHeight: "100%",
    objectFit: "cover",
    objectPosition: "50% 38%",
    _print: { display: "none" },
    lgDown: { minHeight: "0", height: "auto", aspectRatio: "8 / 5" },
  },
}));
