import { defineStyles } from "#app/theme/define-styles.ts";

const window = {
  position: "relative",
  display: "block",
  overflow: "hidden",
  background: "var(--bg, {colors.bg.pressed})",
  "& img": {
    position: "absolute",
    left: "50%",
    bottom: "0",
    width: "112%",
    maxWidth: "none",
    translate: "-50% 0",
  },
} as const;

export default defineStyles(() => ({
  line: {
    ...window,
    width: "84px",
    height: "96px",
    borderRadius: "42px 42px 10px 10px",
    lg: { width: "104px", height: "118px", borderRadius: "52px 52px 10px 10px" },
  },
  small: { ...window, width: "56px", height: "64px", borderRadius: "28px 28px 7px 7px" },
}));
