import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  skeleton: {
    display: "block",
    borderRadius: "8px",
    background:
      "linear-gradient(100deg,{colors.skeleton.bg} 30%,{colors.skeleton.shine} 50%,{colors.skeleton.bg} 70%) 0/220% 100%",
    animation: "shimmer 1.6s linear infinite",
    _motionReduce: { animation: "none" },
  },
}));
