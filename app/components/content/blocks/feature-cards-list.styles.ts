import { defineStyles } from "#app/theme/define-styles.ts";

const grid = {
  "--frame": "4 / 3",
  display: "grid",
  gap: "44px 28px",
  md: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
} as const;

export default defineStyles(({ recipe }) => ({
  heading: recipe("text", { variant: "d2" }, { marginBottom: "8", lg: { marginBottom: "44px" } }),
  two: grid,
  three: { ...grid, lg: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  card: {
    display: "flex",
    flexDirection: "column",
    gap: "3.5",
    minWidth: "0",
    overflowWrap: "anywhere",
    "& > div:last-child": { marginTop: "auto", paddingTop: "1.5" },
  },
  title: recipe("text", { variant: "d4" }, { marginTop: "2" }),
}));
