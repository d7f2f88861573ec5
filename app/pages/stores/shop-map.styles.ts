import { defineStyles } from "#app/theme/define-styles.ts";
import { forcedColors } from "#app/theme/forced-colors.ts";

/** A drawn map: land on mint, shops as windows. */
export default defineStyles(() => ({
  map: {
    display: "block",
    width: "100%",
    aspectRatio: "16 / 10",
    borderRadius: "lg",
    background: "ice.100",
    [forcedColors]: { border: "1px solid CanvasText" },
  },
  land: { fill: "mint.100", stroke: "plum.500", strokeWidth: "1.25px", vectorEffect: "non-scaling-stroke" },
  borders: { fill: "none", stroke: "plum.200", strokeWidth: "1px", vectorEffect: "non-scaling-stroke" },
  marker: {
    fill: "cherry.600",
    stroke: "icing",
    strokeWidth: "1.4px",
    cursor: "pointer",
    "& text": { fill: "icing", stroke: "none", fontSize: "10px", fontWeight: "bold" },
    _hover: { fill: "plum.900" },
  },
  other: { cursor: "pointer", fill: "plum.500", stroke: "icing", strokeWidth: "1.4px" },
}));
