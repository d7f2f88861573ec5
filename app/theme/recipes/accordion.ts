import { defineRecipe } from "@chakra-ui/react";

/** One `details` of several below each other; the arrow in its summary turns when it opens. */
export const accordion = defineRecipe({
  base: {
    borderTop: "hair",
    "&:last-of-type": { borderBottom: "hair" },
    "& summary": {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      gap: "16px",
      minHeight: "60px",
      fontWeight: "bold",
      fontSize: "17px",
      cursor: "pointer",
      listStyle: "none",
    },
    "& summary::-webkit-details-marker": { display: "none" },
    "& summary svg": { color: "fg.link", transition: "transform .25s {easings.hatch}" },
    "&[open] summary svg": { transform: "rotate(180deg)" },
  },
});
