import { defineRecipe } from "@chakra-ui/react";

/** A `details` that shows its name alone until it is opened; the arrow in its summary turns then. */
export const fold = defineRecipe({
  base: {
    "& > summary": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: "controlSm",
      cursor: "pointer",
      color: "fg.link",
      fontWeight: "semibold",
      listStyle: "none",
    },
    "& > summary::-webkit-details-marker": { display: "none" },
    "&[open] > summary svg": { transform: "rotate(180deg)" },
  },
  variants: {
    size: { md: {}, sm: { "& > summary": { gap: "2", fontSize: "sm" } } },
  },
  defaultVariants: { size: "md" },
});
