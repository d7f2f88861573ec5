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
  search: { display: "flex", gap: "3", width: "min(100%, {sizes.orderSummary})" },
  query: recipe("input", {}, { flex: "1", minWidth: "0" }),
  find: recipe("button", { variant: "line" }),
  ways: { display: "flex", flexWrap: "wrap", columnGap: "6", "& a": recipe("link", {}, { minHeight: "controlSm" }) },
  picture: {
    // In a window that stands on the edge of the panel.
    width: "66%",
    aspectRatio: "5 / 6",
    objectFit: "contain",
    objectPosition: "bottom",
    padding: "4",
    background: "bg.promo",
    borderRadius: "999px 999px 0 0",
    borderBottom: "{sizes.sill} solid {colors.bg.inverse}",
    justifySelf: "center",
    marginTop: "4",
    marginBottom: "-10",
    md: { position: "absolute", zIndex: "-1", right: "9%", bottom: "0", width: "auto", height: "84%", margin: "0" },
  },
}));
