import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  promise: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4px 16px",
    fontSize: "0.9375rem",
    lineHeight: "1.4",
    "& b": { color: "fg.success" },
  },
  words: { display: "flex", gap: "10px", alignItems: "flex-start", "& svg": { flex: "none", marginTop: "0.5" } },
  sooner: { display: "block", fontSize: "sm", color: "fg.muted" },
  form: { display: "flex", gap: "2", alignItems: "center" },
  input: recipe("input", {}, { width: "130px", height: "controlSm", minHeight: "controlSm" }),
  ask: recipe("button", { variant: "line", size: "sm" }),
  change: recipe("link", {}, { minHeight: "controlSm", fontSize: "sm" }),
}));
