import { defineStyles } from "#app/theme/define-styles.ts";
import { forcedColors } from "#app/theme/forced-colors.ts";

/** A drawn map: land on mint, shops as windows. */
export default defineStyles(() => ({
  map: {
    display: "block",
    width: "100%",
    aspectRatio: "16 / 10",
    borderRadius: "lg",
    background: "bg.info",
    [forcedColors]: { border: "1px solid CanvasText" },
  },
  land: { fill: "map.land", stroke: "map.line", strokeWidth: "1.25px", vectorEffect: "non-scaling-stroke" },
  borders: { fill: "none", stroke: "bg.mark", strokeWidth: "1px", vectorEffect: "non-scaling-stroke" },
  marker: {
    fill: "fg.accent",
    stroke: "map.edge",
    strokeWidth: "1.4px",
    cursor: "pointer",
    "& text": { fill: "map.edge", stroke: "none", fontSize: "10px", fontWeight: "bold" },
    _hover: { fill: "fg.heading" },
  },
  other: { cursor: "pointer", fill: "map.line", stroke: "map.edge", strokeWidth: "1.4px" },
}));
