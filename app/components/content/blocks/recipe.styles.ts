import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  article: { paddingBlock: "40px 72px", lg: { paddingBlock: "64px 104px" } },
  head: {
    display: "grid",
    gap: "8",
    lg: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 6fr)", gap: "18", alignItems: "center" },
  },
  words: { display: "grid", gap: "5", alignContent: "center", minWidth: "0", overflowWrap: "anywhere" },
  title: recipe("text", { variant: "d2" }),
  lede: recipe("text", { variant: "lede" }),
  body: {
    display: "grid",
    gap: "9",
    marginTop: "44px",
    lg: { gridTemplateColumns: "minmax(0, 400px) minmax(0, 1fr)", gap: "18", marginTop: "16", alignItems: "start" },
  },
  ingredients: {
    padding: "6",
    borderRadius: "lg",
    background: "bg.tray",
    lg: { padding: "8", position: "sticky", top: "120px" },
  },
  part: recipe("text", { variant: "d4" }, { marginBottom: "18px" }),
  film: { marginTop: "44px", lg: { marginTop: "16" } },
}));
