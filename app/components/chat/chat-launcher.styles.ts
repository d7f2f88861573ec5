import { defineStyles } from "#app/theme/define-styles.ts";

/**
 * A round button at the lower edge. On small screens it stands above a bar (`--dock`), the page ends above it, and it
 * comes once the question about cookies is answered; on large ones it stands beside what the page shows, and its words
 * come under the pointer or with the keyboard.
 */
export default defineStyles(({ recipe }) => ({
  space: {
    height: "84px",
    background: "bg.deep",
    lg: { display: "none" },
    _print: { display: "none" },
    // What waits is shorter than what comes, and would push it out of sight.
    "body:has([data-waiting]) &": { display: "none" },
  },
  corner: {
    position: "fixed",
    zIndex: "20",
    insetInlineEnd: "4",
    bottom: "calc(16px + env(safe-area-inset-bottom))",
    // The bar comes and goes while one scrolls: drawn elsewhere, the button shifts no layout.
    transform: "translateY(calc(-1 * var(--dock, 0px)))",
    display: "grid",
    justifyItems: "end",
    gap: "3",
    maxWidth: "calc(100vw - 32px)",
    lg: { insetInlineEnd: "2", bottom: "8", transform: "none" },
    _print: { display: "none" },
    lgDown: {
      // Above the question about cookies it would lie over the buttons of what the page shows.
      "body:has([data-cookie-question]) &": { display: "none" },
      // A tray that stays at the lower edge is taller than the bar of a product.
      "body:has([data-dock]) &": { bottom: "calc(150px + env(safe-area-inset-bottom))", transform: "none" },
    },
  },
  launcher: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "10px",
    minWidth: "56px",
    height: "56px",
    borderRadius: "full",
    // Over the footer, which is as dark, an edge shows where the button ends.
    border: "1px solid {colors.border.tint}",
    background: "bg.deep",
    color: "fg.inverse",
    fontWeight: "semibold",
    boxShadow: "3",
    cursor: "pointer",
    _hover: { background: "bg.inverse", lg: { paddingInline: "5" } },
    _focusVisible: {
      outline: "3px solid {colors.focus.onDark}",
      outlineOffset: "-6px",
      lg: { paddingInline: "5" },
    },
  },
  words: {
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    lg: {
      "button:is(:hover, :focus-visible, [aria-busy=true]) > &": {
        position: "static",
        width: "auto",
        height: "auto",
        clipPath: "none",
      },
    },
  },
  spinner: {
    width: "22px",
    height: "22px",
    borderRadius: "full",
    border: "3px solid currentcolor",
    borderTopColor: "transparent",
    animation: "spin .8s linear infinite",
    _motionReduce: { animationDuration: "2.4s" },
  },
  failure: {
    display: "flex",
    alignItems: "start",
    gap: "2",
    maxWidth: "340px",
    padding: "14px 10px 14px 20px",
    borderRadius: "lg",
    // Over the footer, which is as dark, an edge shows where the button ends.
    border: "1px solid {colors.border.tint}",
    background: "bg.deep",
    color: "fg.inverse",
    fontSize: "sm",
    boxShadow: "3",
    "& p": { paddingBlock: "10px" },
    "& a": { color: "fg.onDark", whiteSpace: "nowrap" },
    "& :focus-visible": { outlineColor: "focus.onDark" },
  },
  dismiss: recipe("iconButton", { variant: "bare" }, { color: "inherit" }),
}));
