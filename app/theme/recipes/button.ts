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
      background: "disabled.bg",
      color: "disabled.fg",
      borderColor: "transparent",
      cursor: "not-allowed",
      transform: "none",
    },
  },
  variants: {
    variant: {
      solid: {
        background: "plum.700",
        color: "icing",
        "&:hover:not(:disabled, [aria-disabled=true])": { background: "plum.950" },
      },
      cherry: {
        background: "cherry.600",
        color: "icing",
        "&:hover:not(:disabled, [aria-disabled=true])": { background: "cherry.700" },
      },
      line: {
        background: "transparent",
        borderColor: "plum.700",
        color: "plum.700",
        "&:hover:not(:disabled, [aria-disabled=true])": { background: "plum.700", color: "icing" },
      },
      butter: {
        background: "butter.300",
        color: "plum.950",
        "&:hover:not(:disabled, [aria-disabled=true])": { background: "icing" },
      },
      ghost: {
        background: "transparent",
        borderColor: "{colors.icing/70}",
        color: "icing",
        "&:hover:not(:disabled, [aria-disabled=true])": { background: "icing", color: "plum.900" },
      },
    },
    size: { md: {}, sm: { minHeight: "44px", padding: "8px 20px", fontSize: "0.9375rem" } },
    block: { true: { width: "100%" } },
  },
  defaultVariants: { variant: "solid", size: "md" },
});
