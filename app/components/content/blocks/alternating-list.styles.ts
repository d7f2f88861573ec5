import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  heading: recipe("text", { variant: "d2" }, { marginBottom: "8", lg: { marginBottom: "44px" } }),
  list: { display: "grid", gap: "14", lg: { gap: "22" } },
  item: {
    display: "grid",
    gap: "6",
    lg: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      gap: "18",
      alignItems: "center",
      "&:nth-of-type(even)": { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
      "&:nth-of-type(even) > :first-child": { order: "2" },
    },
  },
  words: { display: "grid", gap: "18px", minWidth: "0", overflowWrap: "anywhere" },
  title: recipe("text", { variant: "d3" }),
}));
