import { defineStyles } from "#app/theme/define-styles.ts";

const panel = {
  position: "absolute",
  top: "100%",
  background: "bg",
  boxShadow: "3",
  borderTop: "1px solid {colors.border}",
  borderRadius: "0 0 24px 24px",
  "& li a": {
    display: "block",
    padding: "6px 0",
    textDecoration: "none",
    fontSize: "0.96875rem",
    color: "var(--ink, inherit)",
    _hover: { color: "fg.accent", textDecoration: "underline", textUnderlineOffset: "4px" },
  },
} as const;

export default defineStyles(({ recipe }) => ({
  wide: { ...panel, left: "0", right: "0" },
  narrow: { ...panel, width: "{sizes.megaDropdown}", padding: "14px 22px 20px" },
  inner: {
    width: "min(100% - 2 * var(--gutter), {sizes.megaPanel})",
    marginInline: "auto",
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr)) {sizes.megaPromo}",
    gap: "10",
    paddingBlock: "40px 48px",
  },
  list: {},
  title: {
    fontFamily: "heading",
    fontWeight: "display",
    fontSize: "1.1875rem",
    color: "fg.heading",
    letterSpacing: "-0.01em",
    marginBottom: "3",
    fontVariantLigatures: "no-common-ligatures",
  },
  promo: {
    display: "block",
    gridColumn: "5",
    maxWidth: "{sizes.megaPromo}",
    borderRadius: "md",
    background: "bg.warm",
    textDecoration: "none",
    overflow: "hidden",
    padding: "22px 22px 0",
    "& img": { margin: "2px auto -8px", width: "226px" },
  },
  promoTitle: recipe("text", { variant: "d4" }, { display: "block" }),
  promoLink: recipe("link", {}, { fontSize: "sm" }),
}));
