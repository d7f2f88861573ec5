import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  form: { display: "grid", gap: "20px", maxWidth: "760px" },
  two: { display: "grid", gap: "20px", alignItems: "start", md: { gridTemplateColumns: "1fr 1fr" } },
  lists: { display: "grid", gap: "12px", margin: "0", padding: "0", border: "0", minWidth: "0" },
  legend: { fontWeight: "semibold", fontSize: "0.9375rem", lineHeight: "1.3", padding: "0", marginBottom: "12px" },
  known: { display: "flex", gap: "12px", alignItems: "flex-start", minHeight: "28px", "& svg": { flex: "none" } },
  small: { fontSize: "sm", color: "muted" },
  link: recipe("link"),
  submit: recipe("button", {}, { justifySelf: "start", minWidth: "220px" }),
  shop: recipe("button", {}),
}));
