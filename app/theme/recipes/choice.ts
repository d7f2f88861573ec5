import { defineRecipe } from "@chakra-ui/react";

/** A label around a checkbox, with a bold line and a small one beside it. */
export const choice = defineRecipe({
  base: {
    display: "grid",
    gridTemplateColumns: "22px 1fr",
    columnGap: "12px",
    minHeight: "44px",
    lineHeight: "1.4",
    cursor: "pointer",
    "& input": { gridRow: "1 / 3", width: "22px", height: "22px", margin: "0", accentColor: "{colors.border.chosen}" },
    "& b": { fontWeight: "semibold" },
    "& small": { fontSize: "sm", color: "fg.muted" },
  },
});
