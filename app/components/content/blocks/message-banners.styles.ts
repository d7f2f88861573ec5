import { defineStyles } from "#app/theme/define-styles.ts";

const banner = {
  background: "var(--ground, {colors.bg.promo})",
  color: "var(--ink, {colors.fg})",
  overflowWrap: "anywhere",
} as const;

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "14px 28px",
  minHeight: "controlSm",
  paddingBlock: "10px",
} as const;

export default defineStyles(({ recipe }) => ({
  banner,
  row,
  text: { fontWeight: "semibold", textAlign: "center", maxWidth: "39.99em" },
  alert: { ...banner, background: "var(--ground, {colors.bg.warning})" },
  alertRow: { ...row, justifyContent: "flex-start", flexWrap: "nowrap", alignItems: "flex-start", gap: "3.5" },
  alertWords: {
    display: "grid",
    gap: "1.5",
    minWidth: "0",
    "& a": recipe("link", {}, { color: "inherit" }),
  },
  alertTitle: recipe("text", { variant: "d5" }, { color: "inherit" }),
}));
