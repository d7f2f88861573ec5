import { defineRecipe } from "@chakra-ui/react";

/** Round buttons that hold one icon; each needs an accessible name. */
export const iconButton = defineRecipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    width: "48px",
    height: "48px",
    borderRadius: "50%",
    border: "1.5px solid {colors.border.control}",
    background: "bg",
    color: "fg.heading",
    cursor: "pointer",
    transition: "background .18s",
    _hover: { background: "bg.inverse", color: "fg.inverse", borderColor: "border.strong" },
    _disabled: { borderColor: "border", color: "ghost.fg", background: "bg", cursor: "not-allowed" },
  },
  variants: {
    variant: {
      ring: {},
      bare: {
        border: "0",
        background: "none",
        width: "44px",
        height: "44px",
        _hover: { background: "bg.tray", color: "fg.heading" },
      },
      onDark: {
        background: "transparent",
        color: "fg.inverse",
        borderColor: "{colors.border.inverse/65}",
        _hover: { background: "bg", color: "fg.heading" },
      },
    },
  },
  defaultVariants: { variant: "ring" },
});
