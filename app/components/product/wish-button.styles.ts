import { defineStyles } from "#app/theme/define-styles.ts";

const layout = { display: "inline-flex", gap: "8px", alignItems: "center", fontSize: "0.9375rem", lineHeight: "1.5" };

export default defineStyles(({ recipe }) => ({
  wish: recipe("link", {}, layout),
  wished: recipe("link", {}, { ...layout, "& svg": { fill: "cherry.600", stroke: "cherry.600" } }),
}));
