import { defineStyles } from "#app/theme/define-styles.ts";
import { forcedColors } from "#app/theme/forced-colors.ts";

export default defineStyles(() => ({
  hatch: {
    width: "50%",
    maxWidth: "megaPromo",
    justifySelf: "center",
    marginBottom: "-8",
    overflow: "visible",
    md: { position: "absolute", right: "8%", bottom: "0", width: "26%", margin: "0" },
    [forcedColors]: { "& path": { stroke: "CanvasText", strokeWidth: "3px" } },
  },
  frame: { fill: "bg.inverse" },
  inside: { fill: "bg.promo" },
  shutter: { fill: "bg.accent" },
  slats: { fill: "none", stroke: "bg.warm", strokeWidth: "5px" },
  handle: { fill: "none", stroke: "bg.promo", strokeWidth: "9px", strokeLinecap: "round" },
  sill: { fill: "bg.accentBright" },
}));
