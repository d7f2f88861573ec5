import { defineStyles } from "#app/theme/define-styles.ts";

const size = { width: "control", height: "control" };

/** As high as 'Add to bag', at whose end it stands. */
export default defineStyles(({ recipe }) => ({
  wish: recipe("iconButton", {}, size),
  wished: recipe("iconButton", {}, { ...size, "& svg": { fill: "cherry.600", stroke: "cherry.600" } }),
  error: { gridColumn: "1 / -1", order: "1", fontSize: "sm", fontWeight: "semibold", color: "error.700" },
}));
