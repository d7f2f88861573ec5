import { defineStyles } from "#app/theme/define-styles.ts";

const colored = {
  background: "var(--cta, {colors.plum.700})",
  color: "var(--cta-text, {colors.icing})",
  "&:hover:not(:disabled, [aria-disabled=true])": {
    background: "color-mix(in srgb, var(--cta, {colors.plum.700}) 82%, {colors.plum.950})",
  },
} as const;

const outline = {
  background: "transparent",
  color: "var(--cta-text, {colors.plum.700})",
  borderColor: "var(--cta-text, {colors.plum.700})",
  "&:hover:not(:disabled, [aria-disabled=true])": {
    background: "color-mix(in srgb, var(--cta-text, {colors.plum.700}) 16%, transparent)",
    color: "var(--cta-text, {colors.plum.700})",
  },
} as const;

export default defineStyles(({ recipe }) => ({
  row: { display: "flex", flexWrap: "wrap", gap: "14px 22px", alignItems: "center" },
  button: recipe("button", {}, colored),
  buttonSm: recipe("button", { size: "sm" }, colored),
  outline: recipe("button", { variant: "line" }, outline),
  outlineSm: recipe("button", { variant: "line", size: "sm" }, outline),
  link: recipe("link"),
}));
