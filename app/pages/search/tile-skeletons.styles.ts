import { defineStyles } from "#app/theme/define-styles.ts";

const shimmer = {
  background: "linear-gradient(100deg, #f1e7ee 30%, #faf5f8 50%, #f1e7ee 70%) 0 / 220% 100%",
  animation: "shimmer 1.6s linear infinite",
};

/** The shapes of a tile while it loads. */
export default defineStyles(() => ({
  window: {
    ...shimmer,
    aspectRatio: "5 / 6",
    borderRadius: "wicket",
  },
  sill: { height: "sill", borderRadius: "4px", background: "#eadfe6", margin: "0 -2px 16px" },
  line: { ...shimmer, height: "18px", borderRadius: "8px", marginBottom: "10px" },
}));
