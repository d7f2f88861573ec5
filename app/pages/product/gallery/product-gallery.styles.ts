import { defineStyles } from "#app/theme/define-styles.ts";
import { forcedColors } from "#app/theme/forced-colors.ts";
import type { ShopStyle } from "#app/theme/shop-style.ts";

const dot = { content: '""', width: "12px", height: "15px", borderRadius: "6px 6px 2px 2px" };

const thumb = {
  display: "block",
  width: "thumb",
  height: "88px",
  background: "var(--bg)",
  overflow: "hidden",
  position: "relative",
  "& img": { position: "absolute", left: "50%", bottom: "0", width: "100%", translate: "-50% 0", maxWidth: "none" },
  [forcedColors]: { "&[aria-current]": { outline: "3px solid Highlight" } },
  "&[aria-current]": { boxShadow: "0 0 0 3px {colors.border.inverse}, 0 0 0 6px {colors.border.chosen}" },
} as const;

const sill = {
  display: "block",
  height: "sill",
  borderRadius: "4px",
  background: "bg.inverse",
  margin: "0 -2px",
} satisfies ShopStyle;

/** Thumbnails beside the big window on large screens, a rail to swipe with dots on small ones. */
export default defineStyles(({ recipe }) => ({
  gallery: {
    minWidth: "0",
    // Between phone and desk the window leaves room for the name and the price below it.
    md: { width: "min(100%, 480px)", marginInline: "auto" },
    lg: {
      width: "auto",
      marginInline: "0",
      gridColumn: "1",
      display: "grid",
      gridTemplateColumns: "{sizes.thumb} minmax(0, 1fr)",
      columnGap: "26px",
      alignContent: "start",
      alignSelf: "start",
      position: "sticky",
      top: "150px",
    },
  },
  single: { minWidth: "0", lg: { gridColumn: "1", alignSelf: "start", position: "sticky", top: "150px" } },
  thumbs: {
    lgDown: { display: "none" },
    display: "grid",
    justifyItems: "center",
    gap: "2",
    alignContent: "start",
    minHeight: "0",
  },
  arrow: recipe("iconButton", { variant: "bare" }, { rotate: "90deg" }),
  list: {
    display: "grid",
    gap: "3",
    listStyle: "none",
    maxHeight: "500px",
    overflow: "hidden",
    // Room for the ring around the chosen one.
    padding: "1.5",
    margin: "-1.5",
    scrollBehavior: "smooth",
  },
  thumb: {
    ...thumb,
    borderRadius: "38px 38px 10px 10px",
    _focusVisible: { borderRadius: "38px 38px 10px 10px" },
  },
  studioThumb: {
    ...thumb,
    background: "var(--bg, {colors.bg.tray})",
    borderRadius: "sm",
    _focusVisible: { borderRadius: "sm" },
    "& img": { width: "100%", height: "100%", objectFit: "cover" },
  },
  side: { minWidth: "0" },
  stage: { position: "relative" },
  slides: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "100%",
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    listStyle: "none",
    "& > li": {
      position: "relative",
      aspectRatio: "1 / 1.02",
      scrollSnapAlign: "start",
      borderRadius: "wicket",
      background: "var(--bg)",
      overflow: "hidden",
    },
    "& img": { position: "absolute", left: "0", bottom: "0", width: "100%", maxWidth: "none" },
  },
  /** A studio shot has a ground of its own: no arch, no sill. */
  studio: {
    "&&": { borderRadius: "md", background: "var(--bg, {colors.bg.tray})" },
    "& img": { height: "100%", objectFit: "cover" },
  },
  zoom: recipe("iconButton", {}, { position: "absolute", right: "3.5", bottom: "22px", zIndex: "2", background: "bg" }),
  sill,
  noSill: { ...sill, visibility: "hidden" },
  dots: {
    lg: { display: "none" },
    display: "flex",
    justifyContent: "center",
    gap: "1",
    margin: "16px 0 0",
    listStyle: "none",
    "& button": { width: "28px", height: "28px", display: "grid", placeItems: "center" },
    "& button::before": { ...dot, border: "1.75px solid {colors.border.strong}" },
    "& [aria-current]::before": { background: "bg.inverse" },
    [forcedColors]: { "& [aria-current]::before": { forcedColorAdjust: "none", background: "Highlight" } },
  },
}));
