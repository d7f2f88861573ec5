import { defineStyles } from "#app/theme/define-styles.ts";

const STRIPE = "repeating-linear-gradient(115deg, {colors.bg.accent} 0 10px, {colors.bg.warm} 10px 20px)";

/** The tray beside the choice: the box, how full it is, and the way on. */
export default defineStyles(({ recipe }) => ({
  tray: {
    background: "bg.tray",
    borderRadius: "lg",
    padding: "26px 24px",
    display: "grid",
    gap: "5",
    lg: { padding: "8", position: "sticky", top: "160px", alignSelf: "start" },
  },
  title: recipe("text", { variant: "d4" }),
  amounts: { display: "flex", justifyContent: "space-between", gap: "3", fontWeight: "bold", marginBottom: "10px" },
  missing: { color: "fg.muted", fontWeight: "450" },
  bar: {
    display: "block",
    appearance: "none",
    width: "100%",
    height: "14px",
    border: "none",
    borderRadius: "7px",
    background: "track.bg",
    overflow: "hidden",
    "&::-webkit-progress-bar": { background: "transparent" },
    "&::-webkit-progress-value": { borderRadius: "7px", background: STRIPE, transition: "width .4s {easings.hatch}" },
    "&::-moz-progress-bar": { borderRadius: "7px", background: STRIPE },
    "&[data-full]::-webkit-progress-value": { background: "{colors.success}" },
    "&[data-full]::-moz-progress-bar": { background: "{colors.success}" },
  },
  dock: {
    position: "sticky",
    bottom: "0",
    zIndex: "5",
    marginInline: "calc(var(--gutter) * -1)",
    padding: "12px var(--gutter) 16px",
    background: "bg",
    borderTop: "1px solid {colors.border}",
    boxShadow: "0 -10px 30px -16px {colors.cast.near/30}",
    display: "grid",
    gap: "10px",
    lg: { display: "none" },
  },
  dockRow: { display: "flex", justifyContent: "space-between", alignItems: "center", gap: "3.5", fontWeight: "bold" },
  dockPrice: { display: "block", fontWeight: "450", fontVariantNumeric: "tabular-nums" },
  dockLink: recipe("button", { variant: "solid", size: "sm" }),
}));
