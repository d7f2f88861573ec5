import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  thanks: {
    display: "grid",
    gap: "14px",
    justifyItems: "start",
    maxWidth: "760px",
    padding: "28px",
    borderRadius: "lg",
    background: "lilac.300",
  },
  title: recipe("text", { variant: "d3" }),
}));
