import { defineStyles } from "#app/theme/define-styles.ts";

const clock = {
  display: "flex",
  gap: "2",
  minHeight: "63px",
  color: "var(--clock, {colors.fg.heading})",
  "& > span": {
    display: "grid",
    justifyItems: "center",
    width: "60px",
    padding: "8px 0 7px",
    background: "bg",
    borderRadius: "30px 30px 8px 8px",
  },
  "& b": { fontWeight: "700", fontSize: "1.375rem", lineHeight: "1.1", fontVariantNumeric: "tabular-nums" },
  "& small": { fontSize: "0.78125rem", lineHeight: "1.3", color: "fg.muted" },
} as const;

export default defineStyles(() => ({
  clock,
  small: {
    ...clock,
    display: "inline-flex",
    gap: "1",
    minHeight: "0",
    verticalAlign: "middle",
    marginInline: "1.5",
    "& > span": {
      display: "flex",
      alignItems: "baseline",
      gap: "3px",
      padding: "2px 8px",
      // Digits in a color of their own stand on the banner's ground, for which it was chosen.
      background: "var(--cell, {colors.bg})",
      border: "1px solid var(--clock, transparent)",
      borderRadius: "xs",
    },
    "& b": { fontWeight: "700", fontSize: "sm", lineHeight: "1.5", fontVariantNumeric: "tabular-nums" },
    "& small": { fontSize: "0.75rem", color: "var(--clock, {colors.fg.muted})" },
  },
}));
