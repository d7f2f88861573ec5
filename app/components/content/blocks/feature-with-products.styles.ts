import { defineStyles } from "#app/theme/define-styles.ts";

const feature = {
  display: "grid",
  gap: "9",
  lg: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "14", alignItems: "start" },
} as const;

export default defineStyles(({ recipe }) => ({
  left: feature,
  right: { ...feature, lg: { ...feature.lg, "& > :first-child": { order: "2" } } },
  words: {
    display: "grid",
    gap: "18px",
    minWidth: "0",
    overflowWrap: "anywhere",
    lg: { position: "sticky", top: "120px" },
  },
  title: recipe("text", { variant: "d2" }, { marginTop: "2" }),
  products: {
    "& ul": { lg: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
}));
