import { defineRecipe } from "@chakra-ui/react";

/** Pill buttons; `cherry` is the one buy action of a view. */
export const button = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "10px",
    minHeight: "52px",
    padding: "12px 28px",
    borderRadius: "full",
    border: "2px solid transparent",
    fontFamily: "body",
    fontWeight: "bold",
    fontSize: "md",
    lineHeight: "1.2",
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    transition: "background .18s {easings.hatch}, transform .18s {easings.hatch}, color .18s",
    _active: { transform: "translateY(1px) scale(.99)" },
    _focusVisible: { borderRadius: "full" },
    "&:disabled, &[aria-disabled=true]": {
      background: "bg.disabled",
      color: "fg.disabled",
      borderColor: "transparent",
      cursor: "not-allowed",
      transform: "none",
    },
  },
  variants: {
    variant: {
      solid: {
        background: "action.primary",
        color: "fg.inverse",
        "&:hover:not(:disabled, [aria-disabled=true])": { background: "action.primaryHover" },
      },
      cherry: {
        background: "action.buy",
        color: "fg.inverse",
        "&:hover:not(:disabled, [aria-disabled=true])": { background: "action.buyHover" },
      },
      line: {
        background: "transparent",
        borderColor: "border.chosen",
        color: "fg.link",
        "&:hover:not(:disabled, [aria-disabled=true])": { background: "action.primary", color: "fg.inverse" },
      },
      butter: {
        background: "action.onDark",
        color: "fg.deep",
        "&:hover:not(:disabled, [aria-disabled=true])": { background: "bg" },
      },
      ghost: {
        background: "transparent",
        borderColor: "{colors.border.inverse/70}",
        color: "fg.inverse",
        "&:hover:not(:disabled, [aria-disabled=true])": { background: "bg", color: "fg.heading" },
      },
    },
    size: { md: {}, sm: { minHeight: "44px", padding: "8px 20px", fontSize: "0.9375rem" } },
    block: { true: { width: "100%" } },
  },
  defaultVariants: { variant: "solid", size: "md" },
});
