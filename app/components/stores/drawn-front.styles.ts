import { defineStyles } from "#app/theme/define-styles.ts";
import { forcedColors } from "#app/theme/forced-colors.ts";

export default defineStyles(() => ({
  front: { background: "bg.tray", [forcedColors]: { "& path": { stroke: "CanvasText", strokeWidth: "2px" } } },
  frame: { fill: "bg.inverse" },
  light: { fill: "bg.promo" },
  sill: { fill: "bg.accentBright" },
  awning: { fill: "bg.accent" },
  stripes: { stroke: "bg.warm", strokeWidth: "{spacing.4}" },
}));
