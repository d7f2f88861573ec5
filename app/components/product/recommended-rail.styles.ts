import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  /** Its row comes late. What stands below it is what a shopper there is kept at. */
  place: { overflowAnchor: "none" },
  /** As high as a row of tiles, title and sizes included, so that nothing moves when it comes. */
  kept: {
    overflowAnchor: "none",
    "@media (scripting: enabled)": {
      minHeight: "calc(16 * {sizes.control})",
      sm: { minHeight: "calc(17 * {sizes.control})" },
      lg: { minHeight: "calc(18 * {sizes.control})" },
    },
  },
}));
