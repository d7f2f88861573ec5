import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  form: { display: "grid", gap: "5", maxWidth: "760px" },
  two: { display: "grid", gap: "5", alignItems: "start", md: { gridTemplateColumns: "1fr 1fr" } },
  lists: { display: "grid", gap: "3", margin: "0", padding: "0", border: "0", minWidth: "0" },
  legend: { fontWeight: "semibold", fontSize: "0.9375rem", lineHeight: "1.3", padding: "0", marginBottom: "3" },
  known: { display: "flex", gap: "3", alignItems: "flex-start", minHeight: "28px", "& svg": { flex: "none" } },
  small: { fontSize: "sm", color: "fg.muted" },
  link: recipe("link", {}, { display: "inline-flex", alignItems: "center", minHeight: "controlSm" }),
  submit: recipe("button", {}, { justifySelf: "start", minWidth: "220px" }),
  shop: recipe("button", {}),
}));
