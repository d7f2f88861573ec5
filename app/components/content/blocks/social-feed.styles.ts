import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  words: { display: "grid", gap: "2", textAlign: "center", marginBottom: "8", overflowWrap: "anywhere" },
  title: recipe("text", { variant: "d2" }),
  subtitle: recipe("text", { variant: "lede" }, { marginInline: "auto" }),
  feed: { minHeight: "220px" },
}));
