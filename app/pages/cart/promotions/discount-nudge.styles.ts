import { defineStyles } from "#app/theme/define-styles.ts";

/** Cherry and sherbet like a candy cane; each browser has its own name for the part that is filled. */
const STRIPE = "repeating-linear-gradient(115deg, {colors.bg.accent} 0 10px, {colors.bg.warm} 10px 20px)";

export default defineStyles(({ recipe }) => ({
  nudge: {
    display: "grid",
    gap: "3",
    background: "bg.warmSoft",
    borderRadius: "lg",
    padding: "22px",
    marginBottom: "6",
    "& p": { fontSize: "1.0625rem", lineHeight: "1.4" },
    md: { gridTemplateColumns: "1fr auto", alignItems: "center" },
    lg: { padding: "24px 28px" },
  },
  reached: {
    display: "block",
    background: "bg.success",
    borderRadius: "lg",
    padding: "16px 22px",
    marginBottom: "6",
    fontWeight: "semibold",
  },
  add: recipe("button", { size: "sm" }),
  bar: {
    display: "block",
    appearance: "none",
    width: "100%",
    height: "14px",
    border: "none",
    borderRadius: "7px",
    background: "track.bg",
    overflow: "hidden",
    md: { gridColumn: "1 / -1" },
    "&::-webkit-progress-bar": { background: "transparent" },
    "&::-webkit-progress-value": { borderRadius: "7px", background: STRIPE },
    "&::-moz-progress-bar": { borderRadius: "7px", background: STRIPE },
  },
}));
