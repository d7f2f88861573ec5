import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  form: { display: "grid", gap: "5" },
  two: { display: "grid", gap: "5", alignItems: "start", md: { gridTemplateColumns: "1fr 1fr" } },
  boxes: { display: "grid", gap: "3.5", margin: "0", padding: "0", border: "0", minWidth: "0" },
  box: { display: "grid", gap: "1.5" },
  legend: { fontWeight: "semibold", fontSize: "0.9375rem", lineHeight: "1.3", padding: "0", marginBottom: "3" },
  submit: recipe("button", {}, { justifySelf: "start", minWidth: "220px" }),
  thanks: { display: "grid", gap: "10px", padding: "7", borderRadius: "lg", background: "bg.feature" },
  thanksTitle: recipe("text", { variant: "d3" }),
}));
