import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  head: {
    display: "flex",
    alignItems: "end",
    justifyContent: "space-between",
    gap: "6",
    marginBottom: "8",
    lg: { marginBottom: "44px" },
  },
  title: recipe("text", { variant: "d2" }),
  minorTitle: recipe("text", { variant: "d3" }),
  controls: { display: "flex", gap: "10px" },
  control: recipe("iconButton"),
}));
