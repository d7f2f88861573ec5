import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  form: { display: "grid", gap: "5", maxWidth: "760px" },
  two: { display: "grid", gap: "5", alignItems: "start", md: { gridTemplateColumns: "1fr 1fr" } },
  street: { display: "grid", gap: "5", alignItems: "start", md: { gridTemplateColumns: "2fr 1fr" } },
  submit: recipe("button", {}, { justifySelf: "start", minWidth: "220px" }),
  shop: recipe("button", {}),
}));
