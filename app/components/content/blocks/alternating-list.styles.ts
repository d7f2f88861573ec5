import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  heading: recipe("text", { variant: "d2" }, { marginBottom: "32px", lg: { marginBottom: "44px" } }),
  list: { display: "grid", gap: "56px", lg: { gap: "88px" } },
  item: {
    display: "grid",
    gap: "24px",
    lg: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: "88px",
      alignItems: "center",
      "&:nth-of-type(even) > :first-child": { order: "2" },
    },
  },
  words: { display: "grid", gap: "18px", minWidth: "0", overflowWrap: "anywhere" },
  title: recipe("text", { variant: "d3" }),
}));
