import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  banner: {
    background: "var(--ground-mobile, var(--ground, {colors.bg.promo}))",
    md: { background: "var(--ground, {colors.bg.promo})" },
  },
  inner: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 84px",
    overflowWrap: "anywhere",
    gap: "18px",
    paddingBlock: "26px",
    alignItems: "center",
    "& > :nth-child(n + 3)": { gridColumn: "1 / -1", order: "2" },
    lg: {
      gridTemplateColumns: "104px minmax(0, 1fr) auto auto",
      gap: "9",
      paddingBlock: "22px 0",
      "& > :not(:first-child)": { paddingBottom: "22px" },
      "& > :nth-child(n + 3)": { gridColumn: "auto", order: "0" },
    },
  },
  plain: {
    display: "grid",
    gap: "18px 36px",
    paddingBlock: "26px",
    alignItems: "center",
    overflowWrap: "anywhere",
    lg: { gridTemplateColumns: "minmax(0, 1fr)", gridAutoFlow: "column", gridAutoColumns: "auto" },
  },
  window: {
    position: "relative",
    height: "96px",
    borderRadius: "60px 60px 8px 8px",
    background: "bg.accent",
    overflow: "hidden",
    order: "1",
    lg: { order: "0", height: "116px", alignSelf: "end", borderRadius: "60px 60px 0 0" },
    "& img": {
      position: "absolute",
      width: "190px",
      maxWidth: "none",
      left: "50%",
      top: "50%",
      translate: "-50% -50%",
    },
  },
  words: { textAlign: "var(--align, start)" },
  title: recipe("text", { variant: "d4" }, { color: "var(--ink, {colors.fg.heading})" }),
  text: recipe("text", { variant: "sm" }, { color: "var(--ink, inherit)" }),
}));
