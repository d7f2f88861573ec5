import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  frame: { paddingBlock: "56px 88px", lg: { paddingBlock: "88px 104px" } },
  panel: {
    display: "grid",
    gap: "18px",
    justifyItems: "start",
    background: "sherbet.300",
    borderRadius: "lg",
    padding: "40px 28px",
    lg: { padding: "72px 64px" },
  },
  title: recipe("text", { variant: "d1" }),
  text: recipe("text", { variant: "lede" }),
  home: recipe("button"),
}));
