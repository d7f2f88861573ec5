import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  /** Its row comes late. What stands below it is what a shopper there is kept at. */
  place: { overflowAnchor: "none" },
}));
