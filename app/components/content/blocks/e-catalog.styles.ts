import { defineStyles } from "#app/theme/define-styles.ts";

/** Pages stand side by side in a row that scrolls and snaps: one on a phone, two where there is room. */
export default defineStyles(({ recipe }) => ({
  book: { maxWidth: "1000px", marginInline: "auto" },
  title: recipe("text", { variant: "d2" }, { textAlign: "center", marginBottom: "7" }),
  rail: {
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    borderRadius: "md",
    "&::-webkit-scrollbar": { display: "none" },
  },
  pages: { display: "flex", listStyle: "none", alignItems: "flex-start" },
  page: {
    // What is for screen readers alone stands within it.
    position: "relative",
    flex: "0 0 100%",
    minWidth: "0",
    padding: "1.5",
    scrollSnapAlign: "start",
    md: { flexBasis: "50%" },
  },
  sheet: {
    position: "relative",
    borderRadius: "sm",
    overflow: "hidden",
    background: "bg.tray",
    outline: "1px solid {colors.border}",
    "& > img": { display: "block", width: "100%", height: "auto" },
  },
  spots: { listStyle: "none" },
  spot: {
    position: "absolute",
    borderRadius: "md",
    "&:hover": { outline: "2px solid {colors.border.chosen}", outlineOffset: "2px" },
  },
  enlarge: recipe("iconButton", {}, { position: "absolute", top: "10px", right: "10px", background: "bg" }),
  products: { display: "grid", listStyle: "none", marginTop: "3.5" },
  link: recipe("link", {}, { display: "inline-block", lineHeight: "1.4", paddingBlock: "3" }),
  bar: { display: "flex", gap: "10px", alignItems: "center", justifyContent: "center", marginTop: "18px" },
  control: recipe("iconButton"),
  where: { minWidth: "150px", textAlign: "center", fontVariantNumeric: "tabular-nums" },
}));
