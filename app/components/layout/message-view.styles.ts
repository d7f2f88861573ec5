import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  frame: { paddingBlock: "56px 88px", lg: { paddingBlock: "88px 104px" } },
  panel: {
    position: "relative",
    display: "grid",
    gap: "18px",
    justifyItems: "start",
    overflow: "hidden",
    isolation: "isolate",
    background: "bg.warm",
    borderRadius: "lg",
    padding: "40px 28px",
    lg: { padding: "72px 64px" },
  },
  title: recipe("text", { variant: "d1" }),
  text: recipe("text", { variant: "lede" }),
  home: recipe("button"),
  search: { display: "flex", smDown: { flexDirection: "column" }, gap: "3", width: "min(100%, {sizes.orderSummary})" },
  query: recipe("input", {}, { flex: "1", minWidth: "0" }),
  find: recipe("button", { variant: "line" }),
  picture: {
    width: "50%",
    justifySelf: "center",
    marginBottom: "-10",
    md: { position: "absolute", zIndex: "-1", right: "6%", bottom: "8%", width: "24%", margin: "0" },
  },
}));
