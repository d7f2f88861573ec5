import { defineRecipe } from "@chakra-ui/react";

/** Underlined links in text; navigation underlines on hover only. */
export const link = defineRecipe({
  base: {
    color: "fg.link",
    fontWeight: "semibold",
    textDecoration: "underline",
    textDecorationThickness: "1.5px",
    textUnderlineOffset: "4px",
    cursor: "pointer",
    _hover: { color: "fg.accent", textDecorationThickness: "2.5px" },
  },
  variants: {
    variant: { text: {}, quiet: { textDecoration: "none", _hover: { textDecoration: "underline" } } },
  },
  defaultVariants: { variant: "text" },
});
