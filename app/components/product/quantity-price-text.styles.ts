import { defineStyles } from "#app/theme/define-styles.ts";

/** The sum of a quantity and what a few more would bring. */
export default defineStyles(() => ({
  text: { display: "grid", fontSize: "sm", fontVariantNumeric: "tabular-nums", "& b": { fontWeight: "price" } },
  saved: { color: "success", fontWeight: "semibold" },
  next: { color: "plum.700", fontWeight: "semibold" },
}));
