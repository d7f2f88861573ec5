import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  head: {
    display: "flex",
    alignItems: "end",
    // On the narrowest screens a long word leaves the arrows no room beside it.
    flexWrap: "wrap",
    "& > h2": { width: "min-content", flexGrow: "1" },
    gap: "6",
    marginBottom: "8",
    lg: { marginBottom: "44px" },
  },
  title: recipe("text", { variant: "d2" }),
  minorTitle: recipe("text", { variant: "d3" }),
  controls: { display: "flex", gap: "10px", marginLeft: "auto" },
  control: recipe("iconButton"),
}));
