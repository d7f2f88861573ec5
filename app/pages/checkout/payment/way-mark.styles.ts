import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  marks: { display: "flex", flexWrap: "wrap", gap: "1.5" },
  mark: {
    display: "block",
    flex: "none",
    // A mark is its colors; its name is said beside it.
    forcedColorAdjust: "none",
    fontFamily: "body",
  },
}));
