import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  page: { display: "grid", gap: "5", paddingBlock: "32px 88px", lg: { paddingTop: "12" } },
  title: recipe("text", { variant: "d2" }),
  form: { display: "grid", gap: "18px", width: "100%", maxWidth: "440px" },
  submit: recipe("button", {}, { justifySelf: "start" }),
  code: { display: "grid", gap: "5" },
  quiet: recipe("link", {}, { justifySelf: "start" }),
  tools: { display: "flex", flexWrap: "wrap", gap: "12px 20px", alignItems: "center", _print: { display: "none" } },
}));
