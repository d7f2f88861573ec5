import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  wish: { display: "grid", gap: "10px", marginTop: "12px" },
  title: { fontWeight: "semibold", fontSize: "0.9375rem", marginBottom: "10px" },
  optional: { fontWeight: "normal", color: "muted" },
  heat: recipe("note", { tone: "warn" }),
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 24px" },
  words: { minHeight: "44px", lineHeight: "44px", fontVariantNumeric: "tabular-nums" },
  open: recipe("link", {}, { display: "inline-flex", alignItems: "center", gap: "6px", minHeight: "44px" }),
  problem: { display: "flex", gap: "7px", fontSize: "sm", fontWeight: "semibold", color: "error.700" },
  check: {
    display: "flex",
    gap: "12px",
    alignItems: "center",
    minHeight: "44px",
    cursor: "pointer",
    "& input": { flex: "none", width: "22px", height: "22px", margin: "0", accentColor: "{colors.plum.700}" },
  },
}));
