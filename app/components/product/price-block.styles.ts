import { defineStyles } from "#app/theme/define-styles.ts";

/** The big price of the product page. */
export default defineStyles(() => ({
  price: {
    fontSize: "27px",
    lineHeight: "1.3",
    "& b": { fontWeight: "price", fontVariantNumeric: "tabular-nums" },
    "& b[data-sale]": { color: "fg.accent" },
    "& s": { fontSize: "md", color: "fg.muted", marginLeft: "2", textDecorationThickness: "1px" },
  },
  steps: { display: "flex", flexWrap: "wrap", columnGap: "4", listStyle: "none", fontSize: "sm", color: "fg.muted" },
}));
