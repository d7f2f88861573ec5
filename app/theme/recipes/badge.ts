import { defineRecipe } from "@chakra-ui/react";

/** The one pill at the lower left of a product window. */
export const badge = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "6px",
    padding: "5px 12px",
    borderRadius: "full",
    fontSize: "xs",
    fontWeight: "bold",
    lineHeight: "1.3",
  },
  variants: {
    tone: {
      plum: { background: "plum.900", color: "icing" },
      sale: { background: "cherry.600", color: "icing" },
      new: { background: "butter.300", color: "plum.950" },
      quiet: { background: "icing", color: "muted", boxShadow: "inset 0 0 0 1.5px {colors.line.strong}" },
      mint: { background: "mint.300", color: "mint.900" },
    },
  },
  defaultVariants: { tone: "plum" },
});
