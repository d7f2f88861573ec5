import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  title: recipe("text", { variant: "d2" }),
  wish: recipe(
    "card",
    {},
    {
      display: "grid",
      gap: "12px 20px",
      gridTemplateColumns: "96px minmax(0, 1fr)",
      alignItems: "center",
      "& > :last-child": { gridColumn: "1 / -1", marginTop: "0" },
      md: { gridTemplateColumns: "120px minmax(0, 1fr) auto", "& > :last-child": { gridColumn: "auto" } },
      lg: { padding: "20px 28px" },
    },
  ),
  price: { "& [data-sale]": { color: "fg.accent" }, "& s": { marginInlineStart: "2", color: "fg.muted" } },
  window: {
    display: "block",
    aspectRatio: "1",
    borderRadius: "wicketSm",
    background: "bg.warm",
    overflow: "hidden",
    "& img": { width: "100%", height: "100%", objectFit: "contain" },
  },
}));
