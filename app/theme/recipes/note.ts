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
      info: { background: "bg.info", color: "fg.onInfo" },
      warn: { background: "bg.warning", color: "fg.onWarning" },
      error: { background: "bg.error", color: "fg.onError" },
      success: { background: "bg.success", color: "fg.onSuccess" },
    },
  },
  defaultVariants: { tone: "info" },
});
