import { defineRecipe } from "@chakra-ui/react";

/** Text controls, 52 px high; `aria-invalid` gives the error look. */
export const input = defineRecipe({
  base: {
    width: "100%",
    minHeight: "52px",
    border: "1.5px solid {colors.border.control}",
    borderRadius: "sm",
    padding: "12px 16px",
    background: "bg",
    color: "fg",
    fontSize: "md",
    lineHeight: "1.4",
    "&::placeholder": { color: "fg.muted", opacity: "1" },
    _hover: { borderColor: "border.chosen" },
    _focus: { outline: "3px solid {colors.focus}", outlineOffset: "1px", borderColor: "border.chosen" },
    _disabled: { background: "bg.disabled", color: "fg.disabled", cursor: "not-allowed" },
    "&[aria-invalid=true]": { borderColor: "border.error", borderWidth: "2px", background: "bg.refused" },
  },
  variants: { size: { md: {}, sm: { minHeight: "46px", paddingBlock: "8px" } } },
  defaultVariants: { size: "md" },
});
