import { defineRecipe } from "@chakra-ui/react";

/** A message on a quiet ground; errors of a page stand at its top as one. */
export const note = defineRecipe({
  base: {
    display: "flex",
    gap: "12px",
    padding: "14px 18px",
    borderRadius: "sm",
    fontSize: "0.9375rem",
    lineHeight: "1.45",
    "& svg": { marginTop: "1px", flex: "none" },
  },
  variants: {
    tone: {
      info: { background: "ice.100", color: "ice.900" },
      warn: { background: "butter.100", color: "warn.900" },
      error: { background: "error.50", color: "error.900" },
      success: { background: "mint.100", color: "mint.900" },
    },
  },
  defaultVariants: { tone: "info" },
});
