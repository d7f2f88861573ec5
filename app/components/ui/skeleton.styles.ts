import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  skeleton: {
    display: "block",
    borderRadius: "8px",
    background: "linear-gradient(100deg,#f1e7ee 30%,#faf5f8 50%,#f1e7ee 70%) 0/220% 100%",
    animation: "shimmer 1.6s linear infinite",
    _motionReduce: { animation: "none" },
  },
}));
