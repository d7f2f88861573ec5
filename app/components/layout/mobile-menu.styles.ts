import { defineStyles } from "#app/theme/define-styles.ts";

const rows = {
  flex: "1",
  overflow: "auto",
  padding: "6px 0",
  "& a, & button": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    width: "100%",
    minHeight: "58px",
    padding: "0 18px 0 20px",
    textDecoration: "none",
    textAlign: "left",
    color: "var(--ink, {colors.fg.heading})",
  },
  "& li + li": { borderTop: "1px solid {colors.border.faint}" },
} as const;

const cell = {
  display: "flex",
  gap: "10px",
  alignItems: "center",
  minHeight: "56px",
  padding: "0 20px",
  fontWeight: "semibold",
  textDecoration: "none",
} as const;

export default defineStyles(({ recipe }) => ({
  drawer: {
    width: "calc(100% - 44px)",
    maxWidth: "480px",
    height: "100dvh",
    maxHeight: "none",
    margin: "0 auto 0 0",
    padding: "0",
    background: "bg",
    color: "fg",
    borderRadius: "0 24px 24px 0",
    overflow: "hidden",
    "&::backdrop": { background: "scrim" },
    "html:has(&[open])": { overflow: "hidden" },
  },
  inner: { display: "flex", flexDirection: "column", height: "100%" },
  head: { display: "flex", justifyContent: "space-between", alignItems: "center", padding: "14px 8px 14px 20px" },
  close: recipe("iconButton", { variant: "bare" }),
  back: recipe(
    "link",
    { variant: "quiet" },
    { display: "flex", gap: "2", alignItems: "center", minHeight: "controlSm" },
  ),
  quick: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    borderBlock: "1px solid {colors.border}",
    "& > a": cell,
    "& > * + *": { borderLeft: "1px solid {colors.border}" },
  },
  shop: {
    "& > a, & > button": {
      ...cell,
      width: "100%",
      background: "bg.success",
      borderBottom: "1px solid {colors.border}",
      fontSize: "0.9375rem",
    },
    "& small": { display: "none" },
  },
  title: recipe("text", { variant: "d3" }, { padding: "6px 20px 12px" }),
  nav: { display: "contents" },
  top: {
    ...rows,
    "& a, & button": {
      ...rows["& a, & button"],
      fontFamily: "heading",
      fontWeight: "display",
      fontSize: "1.3125rem",
      letterSpacing: "-0.015em",
      fontVariantLigatures: "no-common-ligatures",
    },
  },
  lower: {
    ...rows,
    "& a, & button": { ...rows["& a, & button"], fontSize: "1.0625rem", fontWeight: "500", minHeight: "54px" },
  },
  promo: {
    margin: "12px 20px 24px",
    borderRadius: "md",
    background: "bg.warm",
    display: "grid",
    gridTemplateColumns: "1fr 120px",
    alignItems: "center",
    padding: "14px 0 14px 18px",
    textDecoration: "none",
    overflow: "hidden",
  },
  promoTitle: recipe("text", { variant: "d5" }, { display: "block" }),
  promoLink: recipe("link", {}, { fontSize: "sm" }),
}));
