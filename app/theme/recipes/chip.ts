import { defineRecipe } from "@chakra-ui/react";
import { forcedChoice, forcedColors } from "../forced-colors.ts";

/** A label around a real radio or checkbox; `data-unavailable` strikes it through. */
export const chip = defineRecipe({
  base: {
    position: "relative",
    display: "inline-flex",
    flexDirection: "column",
    justifyContent: "center",
    minHeight: "48px",
    padding: "8px 20px",
    border: "1.5px solid {colors.border.control}",
    borderRadius: "md",
    background: "bg",
    fontWeight: "semibold",
    fontSize: "0.9375rem",
    lineHeight: "1.3",
    cursor: "pointer",
    "& small": { fontWeight: "450", fontSize: "0.84375rem", color: "fg.muted" },
    _hover: { borderColor: "border.chosen", background: "bg.tray" },
    "& input": {
      position: "absolute",
      opacity: "0",
      inset: "0",
      margin: "0",
      width: "100%",
      height: "100%",
      cursor: "pointer",
    },
    "&:has(input:checked)": {
      borderColor: "border.chosen",
      boxShadow: "inset 0 0 0 1.5px {colors.border.chosen}",
      background: "bg.tray",
    },
    [forcedColors]: {
      "&:has(input:checked)": forcedChoice,
      "&:has(input:checked) small": { color: "inherit" },
      "&:has(input:checked)::after": { content: "'✓' / ''", position: "absolute", insetInlineEnd: "5px", top: "0" },
    },
    "&:has(input:focus-visible)": { outline: "3px solid {colors.focus}", outlineOffset: "3px" },
    "&[data-unavailable]": {
      borderStyle: "dashed",
      color: "fg.disabled",
      background: "track.faint",
      textDecoration: "line-through",
    },
  },
});
