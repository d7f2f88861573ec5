import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  treats: { marginTop: "6", paddingTop: "4", borderTop: "1px solid {colors.border}" },
  title: { fontSize: "md", fontWeight: "bold", marginBottom: "3" },
  list: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "4", listStyle: "none" },
  // Windows on their sills, with the buttons on one line.
  treat: {
    display: "grid",
    gridTemplateRows: "auto 1fr auto",
    gap: "3",
    lineHeight: "1.35",
    "& > span": {
      width: "100%",
      height: "auto",
      aspectRatio: "7 / 6",
      borderRadius: "wicket",
      borderBottom: "{spacing.1} solid {colors.bg.inverse}",
    },
    "& > span > img": { width: "auto", height: "88%" },
  },
  words: {
    fontSize: "sm",
    "& a": { display: "block", minHeight: "{spacing.6}", fontWeight: "bold", textDecoration: "none" },
    "& a:hover": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
  price: {
    fontVariantNumeric: "tabular-nums",
    "& b[data-sale]": { color: "fg.accent" },
    "& s": { color: "fg.muted", marginLeft: "1.5" },
  },
  add: recipe("button", { variant: "line", size: "sm", block: true }),
}));
