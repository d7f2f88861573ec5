import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  nudge: {
    display: "grid",
    gap: "12px",
    background: "sherbet.100",
    borderRadius: "lg",
    padding: "22px",
    marginBottom: "24px",
    "& p": { fontSize: "1.0625rem", lineHeight: "1.4" },
    lg: { padding: "24px 28px" },
  },
  bar: {
    height: "14px",
    borderRadius: "7px",
    background: "#f1e3eb",
    overflow: "hidden",
    "& i": {
      display: "block",
      height: "100%",
      width: "var(--share)",
      borderRadius: "7px",
      background: "repeating-linear-gradient(115deg, {colors.cherry.600} 0 10px, {colors.sherbet.300} 10px 20px)",
    },
  },
}));
