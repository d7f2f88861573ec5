import { defineStyles } from "#app/theme/define-styles.ts";

const line = {
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

export default defineStyles(() => ({
  xs: { ...line, width: "15px", height: "15px", strokeWidth: "2" },
  sm: { ...line, width: "18px", height: "18px", strokeWidth: "1.75" },
  md: { ...line, width: "22px", height: "22px", strokeWidth: "1.75" },
  lg: { ...line, width: "28px", height: "28px", strokeWidth: "1.75" },
}));
