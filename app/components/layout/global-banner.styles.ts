import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(({ recipe }) => ({
  banner: {
    background: "var(--ground, {colors.bg.promo})",
    color: "var(--ink, {colors.fg})",
    fontSize: "sm",
    minHeight: "controlSm",
    display: "flex",
    alignItems: "center",
    _print: { display: "none" },
    "& a": recipe("link", {}, { color: "inherit" }),
  },
  // As high from the first words on, wherever the browser stops to paint while the page arrives, and before the clock.
  counting: {
    minHeight: "4.5em",
    lg: { minHeight: "3.07em" },
    // On a phone the words and their link share a line, and the clock has the next.
    "& [aria-live=polite]": {
      lgDown: { display: "flex", flexWrap: "wrap", justifyContent: "center", columnGap: "2" },
    },
    "& [role=timer]": {
      lgDown: {
        order: "1",
        flexBasis: "calc(100% + 2 * {sizes.controlSm})",
        marginInline: "calc(-1 * {sizes.controlSm})",
        justifyContent: "center",
      },
    },
    // The arrows stand beside the words, so that the narrowest screen has room for both.
    "& button": { lgDown: { alignSelf: "flex-start", marginTop: "-2" } },
  },
  row: { display: "flex", alignItems: "center", justifyContent: "center", columnGap: { base: "0", lg: "3" } },
  message: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: "4px 12px",
    minWidth: "0",
    paddingBlock: "1.5",
  },
  text: { textAlign: "center", fontWeight: "medium" },
  icon: { width: "24px", height: "24px", objectFit: "contain", flex: "none" },
  button: recipe("iconButton", { variant: "bare" }, { flex: "none", color: "inherit" }),
}));
