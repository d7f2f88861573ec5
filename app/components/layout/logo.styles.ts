import { defineStyles } from "#app/theme/define-styles.ts";
import { forcedColors } from "#app/theme/forced-colors.ts";

const logo = {
  display: "inline-flex",
  alignItems: "center",
  fontFamily: "heading",
  fontWeight: "logo",
  lineHeight: "1",
  letterSpacing: "-0.025em",
  color: "fg.heading",
  textDecoration: "none",
  whiteSpace: "nowrap",
  fontVariantLigatures: "no-common-ligatures",
} as const;

export default defineStyles(() => ({
  line: { ...logo, gap: "9px", fontSize: "29px" },
  stack: { ...logo, gap: "2", fontSize: "20px" },
  adapts: {
    ...logo,
    gap: "2",
    fontSize: "20px",
    md: {
      gap: "9px",
      fontSize: "29px",
      "& > span[aria-hidden]": { order: "1" },
      "& > span:last-child": { display: "contents", whiteSpace: "nowrap" },
      "& > span:last-child > :last-child": { order: "2" },
    },
  },
  // A long name takes two lines where there is no second word.
  words: { display: "grid", lineHeight: "none", maxWidth: "7.9em", whiteSpace: "normal" },
  amp: {
    display: "grid",
    placeItems: "end center",
    width: "31px",
    height: "40px",
    borderRadius: "999px 999px 4px 4px",
    background: "bg.inverse",
    color: "fg.onDark",
    fontSize: "24px",
    paddingBottom: "5px",
    boxShadow: "0 3px 0 0 {colors.border.inverse}, 0 5px 0 0 {colors.border.accentBright}",
    [forcedColors]: { border: "2px solid CanvasText" },
  },
}));
