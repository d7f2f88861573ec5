import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  thanks: {
    display: "grid",
    gap: "3.5",
    justifyItems: "start",
    maxWidth: "760px",
    padding: "7",
    borderRadius: "lg",
    background: "bg.feature",
  },
  title: recipe("text", { variant: "d3" }),
}));
