import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  words: { display: "grid", gap: "8px", textAlign: "center", marginBottom: "32px", overflowWrap: "anywhere" },
  title: recipe("text", { variant: "d2" }),
  subtitle: recipe("text", { variant: "lede" }, { marginInline: "auto" }),
  feed: { minHeight: "220px" },
}));
