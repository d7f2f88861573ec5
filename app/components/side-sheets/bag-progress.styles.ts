import { defineStyles } from "#app/theme/define-styles.ts";

/** Cherry and sherbet like a candy cane; each browser has its own name for the part that is filled. */
const STRIPE = "repeating-linear-gradient(115deg, {colors.bg.accent} 0 10px, {colors.bg.warm} 10px 20px)";

const box = {
  borderRadius: "md",
  paddingBlock: "3.5",
  paddingInline: "4",
  marginTop: "4",
  fontSize: "sm",
  lineHeight: "1.4",
} as const;

export default defineStyles(() => ({
  progress: { ...box, display: "grid", gap: "2", background: "bg.warmSoft" },
  reached: { ...box, background: "bg.success", fontWeight: "semibold" },
  bar: {
    display: "block",
    appearance: "none",
    width: "100%",
    height: "{spacing.2}",
    border: "none",
    borderRadius: "xs",
    background: "track.bg",
    overflow: "hidden",
    "&::-webkit-progress-bar": { background: "transparent" },
    "&::-webkit-progress-value": { borderRadius: "xs", background: STRIPE },
    "&::-moz-progress-bar": { borderRadius: "xs", background: STRIPE },
    _highContrast: { border: "1px solid" },
  },
}));
