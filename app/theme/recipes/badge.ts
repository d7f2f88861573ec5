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
      plum: { background: "bg.inverse", color: "fg.inverse" },
      sale: { background: "bg.accent", color: "fg.inverse" },
      new: { background: "bg.promo", color: "fg.deep" },
      quiet: { background: "bg", color: "fg.muted", boxShadow: "inset 0 0 0 1.5px {colors.border.control}" },
      mint: { background: "bg.successStrong", color: "fg.onSuccess" },
    },
  },
  defaultVariants: { tone: "plum" },
});
