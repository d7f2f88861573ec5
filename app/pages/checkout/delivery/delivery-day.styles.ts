import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  wish: { display: "grid", gap: "10px", marginTop: "3" },
  title: { fontWeight: "semibold", fontSize: "0.9375rem", marginBottom: "10px" },
  optional: { fontWeight: "normal", color: "fg.muted" },
  heat: recipe("note", { tone: "warn" }),
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 24px" },
  words: { minHeight: "controlSm", lineHeight: "44px", fontVariantNumeric: "tabular-nums" },
  open: recipe("link", {}, { display: "inline-flex", alignItems: "center", gap: "1.5", minHeight: "controlSm" }),
  problem: { display: "flex", gap: "7px", fontSize: "sm", fontWeight: "semibold", color: "fg.error" },
  check: {
    display: "flex",
    gap: "3",
    alignItems: "center",
    minHeight: "controlSm",
    cursor: "pointer",
    "& input": { flex: "none", width: "22px", height: "22px", margin: "0", accentColor: "{colors.border.chosen}" },
  },
}));
