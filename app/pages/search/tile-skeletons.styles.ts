import { defineStyles } from "#app/theme/define-styles.ts";
import type { ShopStyle } from "#app/theme/shop-style.ts";

const shimmer = {
  background:
    "linear-gradient(100deg, {colors.skeleton.bg} 30%, {colors.skeleton.shine} 50%, {colors.skeleton.bg} 70%) 0 / 220% 100%",
  animation: "shimmer 1.6s linear infinite",
} satisfies ShopStyle;

/** The shapes of a tile while it loads. */
export default defineStyles(() => ({
  window: {
    ...shimmer,
    aspectRatio: "5 / 6",
    borderRadius: "wicket",
  },
  sill: { height: "sill", borderRadius: "4px", background: "skeleton.sill", margin: "0 -2px 16px" },
  line: { ...shimmer, height: "18px", borderRadius: "8px", marginBottom: "10px" },
}));
