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
    border: "1.5px solid {colors.line.strong}",
    borderRadius: "md",
    background: "icing",
    fontWeight: "semibold",
    fontSize: "0.9375rem",
    lineHeight: "1.3",
    cursor: "pointer",
    "& small": { fontWeight: "450", fontSize: "0.84375rem", color: "muted" },
    _hover: { borderColor: "plum.700", background: "plum.50" },
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
      borderColor: "plum.700",
      boxShadow: "inset 0 0 0 1.5px {colors.plum.700}",
      background: "plum.50",
    },
    [forcedColors]: {
      "&:has(input:checked)": forcedChoice,
      "&:has(input:checked) small": { color: "inherit" },
      "&:has(input:checked)::after": { content: "'✓' / ''", position: "absolute", insetInlineEnd: "5px", top: "0" },
    },
    "&:has(input:focus-visible)": { outline: "3px solid {colors.plum.600}", outlineOffset: "3px" },
    "&[data-unavailable]": {
      borderStyle: "dashed",
      color: "disabled.fg",
      background: "track.faint",
      textDecoration: "line-through",
    },
  },
});
