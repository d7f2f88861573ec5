import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  set: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "10px" },
  chip: recipe("chip"),
  shop: { fontSize: "sm", flexBasis: "100%" },
  change: recipe("link"),
}));
