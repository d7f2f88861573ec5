import { defineStyles } from "#app/theme/define-styles.ts";

const words = { fontFamily: "heading", fontWeight: "650", letterSpacing: "-0.01em" } as const;

/** Paper and gold of a sleeve that is drawn over a picture. */
export default defineStyles(() => ({
  over: {
    position: "absolute",
    insetInline: "0",
    bottom: "0",
    width: "100%",
    aspectRatio: "1",
    pointerEvents: "none",
    // What is above the picture would be, without the picture's own shadow, a sticker.
    filter: "drop-shadow(0 1px 1px {colors.sleeve.shade/30})",
  },
  flat: { display: "block", width: "100%", maxWidth: "min(100%, 20em)", borderRadius: "sm", lg: { display: "none" } },
  paper: {
    fill: "sleeve.paper",
    '&[data-look="foil"]': { fill: "sleeve.dark" },
    '&[data-look="woven"]': { fill: "none" },
  },
  mask: { maskType: "alpha" },
  print: { fill: "sleeve.print" },
  ribbon: { fill: "sleeve.gold" },
  rule: { fill: "none", strokeWidth: ".7", '&:not([data-look="foil"])': { stroke: "sleeve.rule" } },
  printWords: { ...words, fill: "sleeve.print" },
  foilWords: {
    ...words,
    animation: "sheen 3.2s ease-in-out infinite alternate",
    _motionReduce: { animation: "none" },
  },
  dark: { stopColor: "{colors.sleeve.goldDark}" },
  light: { stopColor: "{colors.sleeve.gold}" },
  bright: { stopColor: "{colors.sleeve.goldLight}" },
  shade: { stopColor: "{colors.sleeve.shade}", stopOpacity: ".16" },
  noShade: { stopColor: "{colors.sleeve.shade}", stopOpacity: "0" },
}));
