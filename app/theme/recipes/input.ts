import { defineRecipe } from "@chakra-ui/react";

/** Text controls, 52 px high; `aria-invalid` gives the error look. */
export const input = defineRecipe({
  base: {
    width: "100%",
    minHeight: "52px",
    border: "1.5px solid {colors.line.strong}",
    borderRadius: "sm",
    padding: "12px 16px",
    background: "icing",
    color: "liquorice",
    fontSize: "md",
    lineHeight: "1.4",
    "&::placeholder": { color: "muted", opacity: "1" },
    _hover: { borderColor: "plum.700" },
    _focus: { outline: "3px solid {colors.plum.600}", outlineOffset: "1px", borderColor: "plum.700" },
    _disabled: { background: "disabled.bg", color: "disabled.fg", cursor: "not-allowed" },
    "&[aria-invalid=true]": { borderColor: "error.700", borderWidth: "2px", background: "error.25" },
  },
  variants: { size: { md: {}, sm: { minHeight: "46px", paddingBlock: "8px" } } },
  defaultVariants: { size: "md" },
});
