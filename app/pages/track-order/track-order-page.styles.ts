import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  page: { display: "grid", gap: "20px", paddingBlock: "32px 88px", lg: { paddingTop: "48px" } },
  title: recipe("text", { variant: "d2" }),
  form: { display: "grid", gap: "18px", width: "100%", maxWidth: "440px" },
  submit: recipe("button", {}, { justifySelf: "start" }),
  more: recipe("card", { tone: "summary" }, { display: "grid", gap: "14px", _print: { display: "none" } }),
  moreTitle: recipe("text", { variant: "d4" }),
  quiet: recipe("link", {}, { justifySelf: "start" }),
  tools: { display: "flex", flexWrap: "wrap", gap: "12px 20px", alignItems: "center", _print: { display: "none" } },
}));
