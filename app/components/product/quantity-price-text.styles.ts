import { defineStyles } from "#app/theme/define-styles.ts";

/** The sum of a quantity and what a few more would bring. */
export default defineStyles(() => ({
  text: { display: "grid", fontSize: "sm", fontVariantNumeric: "tabular-nums", "& b": { fontWeight: "price" } },
  saved: { color: "fg.success", fontWeight: "semibold" },
  next: { color: "fg.link", fontWeight: "semibold" },
}));
