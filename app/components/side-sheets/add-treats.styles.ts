import { defineStyles } from "#app/theme/define-styles.ts";

const STRIPE = "repeating-linear-gradient(115deg, {colors.bg.accent} 0 10px, {colors.bg.warm} 10px 20px)";

const bar = (fill: string) =>
  ({
    display: "block",
    appearance: "none",
    width: "100%",
    height: "14px",
    border: "none",
    borderRadius: "7px",
    background: "track.bg",
    overflow: "hidden",
    "&::-webkit-progress-bar": { background: "transparent" },
    "&::-webkit-progress-value": { borderRadius: "7px", background: fill },
    "&::-moz-progress-bar": { borderRadius: "7px", background: fill },
  }) as const;

export default defineStyles(({ recipe }) => ({
  tiers: {
    display: "grid",
    gap: "3",
    padding: "18px",
    marginBottom: "18px",
    background: "bg.warning",
    borderRadius: "md",
    "& ul": { listStyle: "none", display: "grid", gap: "1" },
  },
  bar: bar(STRIPE),
  full: bar("{colors.success}"),
  treats: { listStyle: "none", "& > li + li": { borderTop: "1px solid {colors.border}" } },
  treat: { display: "grid", gap: "10px", padding: "14px 0" },
  check: {
    display: "flex",
    gap: "3.5",
    alignItems: "center",
    lineHeight: "1.35",
    cursor: "pointer",
    "& input": { flex: "none", width: "22px", height: "22px", margin: "0", accentColor: "{colors.border.chosen}" },
    "& > span:first-of-type": { flex: "none" },
    "& b": { fontWeight: "bold" },
  },
  price: {
    display: "block",
    fontVariantNumeric: "tabular-nums",
    "& b[data-sale]": { color: "fg.accent" },
    "& s": { color: "fg.muted", marginLeft: "1.5" },
  },
  quantity: { paddingLeft: "9" },
  add: recipe("button", { variant: "cherry", block: true }),
}));
