import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  feature: {
    display: "grid",
    gap: "8",
    gridTemplateColumns: "minmax(0, 1fr)",
    overflowWrap: "anywhere",
    lg: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: "26" },
  },
  alone: { overflowWrap: "anywhere", maxWidth: "39.74em" },
  window: {
    background: "bg.feature",
    borderRadius: "wicket",
    aspectRatio: "1 / 1.05",
    position: "relative",
    overflow: "hidden",
    "& img": { position: "absolute", width: "104%", left: "-2%", bottom: "3%", maxWidth: "none" },
  },
  shot: {
    alignSelf: "center",
    aspectRatio: "7 / 5",
    borderRadius: "lg",
    background: "bg.picture",
    overflow: "hidden",
    "& img": { width: "100%", height: "100%", objectFit: "cover" },
  },
  words: { display: "grid", gap: "22px", alignContent: "center", minWidth: "0", lg: { gap: "7" } },
  title: recipe("text", { variant: "d2" }),
  lede: recipe("text", { variant: "lede" }),
}));
