import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  parts: { display: "grid", gap: "16px", md: { gridTemplateColumns: "1fr 1fr" } },
  part: recipe(
    "card",
    {},
    { display: "grid", gap: "8px", alignContent: "start", padding: "24px", lg: { padding: "24px" } },
  ),
  head: { display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: "14px" },
  name: { fontFamily: "body", fontSize: "lg", fontWeight: "bold", lineHeight: "1.3", margin: "0" },
  edit: recipe("link", {}, { fontSize: "sm" }),
  muted: { fontSize: "sm", color: "muted" },
  place: recipe("button", { variant: "cherry" }, { justifySelf: "start", minWidth: "260px", marginTop: "12px" }),
  terms: { fontSize: "sm", color: "muted", maxWidth: "62ch" },
}));
