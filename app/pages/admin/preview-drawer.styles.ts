import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  float: recipe(
    "button",
    { variant: "butter", size: "sm" },
    {
      position: "fixed",
      left: "20px",
      bottom: "20px",
      zIndex: "30",
      boxShadow: "0 2px 12px rgb(42 10 34 / .35)",
      "@media print": { display: "none" },
    },
  ),
  form: { display: "grid", gap: "24px", paddingBlock: "8px 24px" },
  section: { display: "grid", gap: "12px" },
  legend: recipe("text", { variant: "d5" }, { marginBottom: "4px" }),
  choice: { display: "flex", alignItems: "center", gap: "12px", minHeight: "44px" },
  hint: { fontSize: "sm", color: "muted" },
  share: recipe("button", { variant: "line" }),
  problem: { fontSize: "sm", fontWeight: "semibold", color: "error.700" },
  linkLabel: { fontWeight: "semibold", fontSize: "0.9375rem", lineHeight: "1.3" },
  link: recipe("input"),
  go: recipe("button", { variant: "solid" }),
  leave: recipe("link", {}, { minHeight: "44px" }),
}));
