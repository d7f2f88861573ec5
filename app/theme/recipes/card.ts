import { defineRecipe } from "@chakra-ui/react";

/** A panel with a hairline and no shadow; never one inside another. */
export const card = defineRecipe({
  base: {
    border: "1px solid {colors.line.soft}",
    borderRadius: "lg",
    background: "icing",
    padding: "24px",
    lg: { padding: "32px" },
  },
  variants: { tone: { plain: {}, summary: { background: "plum.50", borderColor: "transparent" } } },
  defaultVariants: { tone: "plain" },
});
