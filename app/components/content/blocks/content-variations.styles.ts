import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  /** Blocks fill a place that is kept higher for them. */
  place: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
}));
