import { defineRecipe } from "@chakra-ui/react";
import { forcedColors } from "../forced-colors.ts";

/** One of several ways, as a card that is a radio as a whole; its dot stands at the end. */
export const option = defineRecipe({
  base: {
    position: "relative",
    display: "flex",
    gap: "16px",
    alignItems: "center",
    border: "1.5px solid {colors.border.control}",
    borderRadius: "md",
    padding: "14px 18px",
    cursor: "pointer",
    lineHeight: "1.35",
    "& input": {
      position: "absolute",
      inset: "0",
      width: "100%",
      height: "100%",
      opacity: "0",
      margin: "0",
      cursor: "pointer",
    },
    _hover: { background: "bg.tray" },
    _after: {
      content: '""',
      width: "22px",
      height: "22px",
      borderRadius: "50%",
      border: "1.75px solid {colors.border.control}",
      flex: "none",
    },
    "&:has(:checked)": {
      borderColor: "border.chosen",
      boxShadow: "inset 0 0 0 1.5px {colors.border.chosen}",
      background: "bg.tray",
    },
    [forcedColors]: { "&:has(:checked)": { borderColor: "Highlight" } },
    "&:has(:checked)::after": { border: "7px solid {colors.border.chosen}" },
    "&:has(:focus-visible)": { outline: "3px solid {colors.focus}", outlineOffset: "3px" },
  },
});
