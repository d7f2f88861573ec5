import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  page: {
    paddingBlock: "32px 88px",
    lg: { display: "grid", gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", gap: "16", paddingTop: "12" },
  },
  words: { display: "grid", gap: "5", alignContent: "start" },
  aside: {
    display: "grid",
    borderRadius: "lg",
    background: "bg.picture",
    overflow: "hidden",
    lg: { minHeight: "{sizes.orderSummary}" },
    lgDown: { marginTop: "10" },
  },
  title: recipe("text", { variant: "d2" }),
  form: { display: "grid", gap: "18px", width: "100%", maxWidth: "440px" },
  submit: recipe("button", {}, { justifySelf: "start" }),
  code: { display: "grid", gap: "5" },
  quiet: recipe("link", {}, { justifySelf: "start" }),
  tools: { display: "flex", flexWrap: "wrap", gap: "12px 20px", alignItems: "center", _print: { display: "none" } },
}));
