import { defineRecipe } from "@chakra-ui/react";

/** Round buttons that hold one icon; each needs an accessible name. */
export const iconButton = defineRecipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    width: "48px",
    height: "48px",
    borderRadius: "50%",
    border: "1.5px solid {colors.line.strong}",
    background: "icing",
    color: "plum.900",
    cursor: "pointer",
    transition: "background .18s",
    _hover: { background: "plum.900", color: "icing", borderColor: "plum.900" },
    _disabled: { borderColor: "line.soft", color: "ghost.fg", background: "icing", cursor: "not-allowed" },
  },
  variants: {
    variant: {
      ring: {},
      bare: {
        border: "0",
        background: "none",
        width: "44px",
        height: "44px",
        _hover: { background: "plum.50", color: "plum.900" },
      },
      onDark: {
        background: "transparent",
        color: "icing",
        borderColor: "{colors.icing/65}",
        _hover: { background: "icing", color: "plum.900" },
      },
    },
  },
  defaultVariants: { variant: "ring" },
});
