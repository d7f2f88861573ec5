import { defineRecipe } from "@chakra-ui/react";

/** Something that is applied and can be taken away: a filter, a promo code. */
export const tag = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "8px",
    minHeight: "38px",
    padding: "4px 8px 4px 16px",
    borderRadius: "full",
    background: "bg.pressed",
    fontSize: "sm",
    fontWeight: "semibold",
    color: "fg.heading",
    _hover: { background: "bg.mark" },
  },
});
