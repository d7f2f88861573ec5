import { defineRecipe } from "@chakra-ui/react";

/** A panel with a hairline and no shadow; never one inside another. */
export const card = defineRecipe({
  base: {
    border: "1px solid {colors.border}",
    borderRadius: "lg",
    background: "bg",
    padding: "24px",
    lg: { padding: "32px" },
  },
  variants: { tone: { plain: {}, summary: { background: "bg.tray", borderColor: "transparent" } } },
  defaultVariants: { tone: "plain" },
});
