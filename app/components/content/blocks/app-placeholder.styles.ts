import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  place: {
    paddingBlock: "28px 56px",
    "&[data-pictured]": {
      display: "grid",
      gap: "10",
      lg: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", gap: "18", alignItems: "start" },
      // A phone shows the picture before the form, which is long.
      "& > :last-child": { lgDown: { aspectRatio: "16 / 10", order: "-1" } },
      lgDown: { gap: "7" },
    },
    "&[data-crop=left] > :last-child img": { objectPosition: "left" },
    "&[data-crop=right] > :last-child img": { objectPosition: "right" },
  },
  title: recipe("text", { variant: "d3" }, { marginBottom: "6" }),
}));
