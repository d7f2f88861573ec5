import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  sections: { display: "grid", gap: "6" },
  section: {
    display: "grid",
    gap: "18px",
    padding: "24px 22px",
    border: "1px solid {colors.border}",
    borderRadius: "lg",
    lg: { padding: "7" },
  },
  title: recipe("text", { variant: "d4" }),
  address: { display: "flex", flexWrap: "wrap", gap: "4px 24px", justifyContent: "space-between" },
  link: recipe("link", {}, { fontSize: "sm", lineHeight: "44px" }),
  field: { display: "grid", gap: "7px" },
  label: { fontWeight: "semibold", fontSize: "0.9375rem" },
  optional: { fontWeight: "normal", color: "fg.muted" },
  input: recipe("input", {}, { maxWidth: "420px" }),
  problem: { display: "flex", gap: "7px", fontSize: "sm", fontWeight: "semibold", color: "fg.error" },
}));
