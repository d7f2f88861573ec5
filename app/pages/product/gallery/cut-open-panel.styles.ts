import { defineStyles } from "#app/theme/define-styles.ts";

/** A studio shot beside the layers, below the gallery on large screens and below everything else on small ones. */
export default defineStyles(({ recipe }) => ({
  panel: {
    display: "grid",
    alignSelf: "start",
    minWidth: "0",
    overflow: "hidden",
    borderRadius: "lg",
    background: "bg.picture",
    lg: {
      gridColumn: "1",
      gridRow: "2",
      gridTemplateColumns: "1fr 1fr",
      // Thumbnails stand left of the window.
      marginLeft: "102px",
    },
  },
  picture: { position: "relative", aspectRatio: "1.1", lg: { aspectRatio: "auto" } },
  image: { position: "absolute", inset: "0", width: "100%", height: "100%", objectFit: "cover" },
  words: { padding: "26px 24px 30px", lg: { padding: "36px 34px" } },
  title: recipe("text", { variant: "d4" }),
  layers: {
    display: "grid",
    gap: "3",
    marginTop: "3.5",
    fontSize: "0.9375rem",
    "& dt": { fontWeight: "semibold" },
  },
}));
