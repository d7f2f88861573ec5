import { defineStyles } from "#app/theme/define-styles.ts";

const shimmer = {
  background:
    "linear-gradient(100deg, {colors.skeleton.bg} 30%, {colors.skeleton.shine} 50%, {colors.skeleton.bg} 70%) 0 / 220% 100%",
  animation: "shimmer 1.6s linear infinite",
  _motionReduce: { animation: "none" },
} as const;

export default defineStyles(() => ({
  columns: {
    display: "grid",
    gap: "9",
    paddingBlock: "28px 88px",
    lg: { gridTemplateColumns: "minmax(0, 1fr) 400px", gap: "14" },
  },
  lines: { display: "grid", gap: "6", alignContent: "start" },
  line: { display: "grid", gridTemplateColumns: "84px 1fr", gap: "18px", padding: "24px 0" },
  window: { ...shimmer, height: "96px", borderRadius: "42px 42px 10px 10px" },
  words: { display: "grid", gap: "3", alignContent: "center" },
  word: { ...shimmer, height: "18px", borderRadius: "xs", width: "60%" },
  short: { ...shimmer, height: "18px", borderRadius: "xs", width: "30%" },
  summary: { ...shimmer, height: "340px", borderRadius: "lg" },
}));
