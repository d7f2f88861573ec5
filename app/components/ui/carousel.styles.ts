import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  head: {
    display: "flex",
    alignItems: "end",
    justifyContent: "space-between",
    gap: "24px",
    marginBottom: "32px",
    lg: { marginBottom: "44px" },
  },
  title: recipe("text", { variant: "d2" }),
  minorTitle: recipe("text", { variant: "d3" }),
  controls: { display: "flex", gap: "10px" },
  control: recipe("iconButton"),
}));
