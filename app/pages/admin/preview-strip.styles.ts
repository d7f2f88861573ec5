import { defineStyles } from "#app/theme/define-styles.ts";

const way = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "controlSm",
  padding: "4px 14px",
  border: "1px solid {colors.border.inverse/55}",
  borderRadius: "full",
  background: "transparent",
  color: "fg.inverse",
  fontSize: "sm",
  fontWeight: "semibold",
  lineHeight: "1.2",
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  _hover: { background: "bg", color: "fg.heading" },
} as const;

export default defineStyles(() => ({
  strip: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 12px",
    padding: "8px 16px",
    background: "bg.deep",
    color: "fg.inverse",
    fontSize: "sm",
    // Its list of seasons stands over the header.
    position: "relative",
    zIndex: "scrim",
    "@media print": { display: "none" },
  },
  badge: {
    padding: "4px 10px",
    borderRadius: "xs",
    background: "bg.promo",
    color: "fg.deep",
    fontWeight: "bold",
  },
  words: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2px 10px",
    flex: "1 1 200px",
    fontWeight: "semibold",
    "& > li + li::before": { content: '"·"', marginInlineEnd: "10px" },
  },
  note: { flexBasis: "100%", lg: { flexBasis: "auto", maxWidth: "560px" } },
  way: { ...way, "&[aria-current]": { background: "bg.promo", borderColor: "border.onDark", color: "fg.deep" } },
  screens: {
    display: "flex",
    "& a": { ...way, borderRadius: "0", paddingInline: "3" },
    "& li + li a": { borderInlineStart: "0" },
    "& li:first-of-type a": { borderStartStartRadius: "full", borderEndStartRadius: "full" },
    "& li:last-of-type a": { borderStartEndRadius: "full", borderEndEndRadius: "full" },
    "& a[aria-current]": { background: "bg.promo", color: "fg.deep" },
  },
}));
