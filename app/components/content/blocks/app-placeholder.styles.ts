import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  place: {
    paddingBlock: "28px 56px",
    "&[data-pictured]": {
      display: "grid",
      gap: "10",
      lg: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)", gap: "22", alignItems: "start" },
      "& > :last-child": { lgDown: { aspectRatio: "16 / 10" } },
    },
  },
  title: recipe("text", { variant: "d3" }, { marginBottom: "6" }),
}));
