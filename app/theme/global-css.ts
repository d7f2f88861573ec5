import { defineGlobalStyles } from "@chakra-ui/react";
import { lowScreen } from "./low-screen.ts";

const wrap = (maximum: string) => ({ width: `min(100% - 2 * var(--gutter), ${maximum})`, marginInline: "auto" });

/** Reset, page ground, focus ring and the few classes that every page shares. */
export const globalCss = defineGlobalStyles({
  ":root": { "--gutter": "20px", md: { "--gutter": "32px" }, xl: { "--gutter": "48px" } },
  "*, *::before, *::after": {
    boxSizing: "border-box",
    _motionReduce: {
      animation: "none !important",
      transition: "none !important",
      scrollBehavior: "auto !important",
    },
  },
  // What is scrolled to stands below the sticky header, and above what floats at the lower edge.
  html: {
    textSizeAdjust: "100%",
    overflowX: "clip",
    scrollPaddingBlock: "84px calc(var(--dock, 0px) + var(--notice, 0px))",
    lg: { scrollPaddingTop: "152px" },
    // Little room to read: nothing stays in place, and nothing is kept free for it.
    [lowScreen]: { scrollPaddingTop: "0" },
  },
  "html, [data-lower-edge]": { [lowScreen]: { "--dock": "0px !important" } },
  body: {
    margin: "0",
    background: "bg",
    color: "fg",
    fontFamily: "body",
    fontSize: "md",
    lineHeight: "body",
    overflowX: "clip",
  },
  "img, svg": { display: "block", maxWidth: "100%" },
  img: { height: "auto" },
  "h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset": { margin: "0", padding: "0" },
  fieldset: { border: "0", minWidth: "0" },
  legend: { padding: "0" },
  "ul[class], ol[class]": { listStyle: "none" },
  "button, input, select, textarea": { font: "inherit", color: "inherit" },
  button: { cursor: "pointer", background: "none", border: "0", padding: "0" },
  a: { color: "inherit" },
  // What comes in its place is higher than what waits for it, and would push the footer away before a reader's eyes.
  "main:has([data-waiting]) ~ :is(footer, [data-awning])": { "@media (scripting: enabled)": { display: "none" } },
  // Whatever its class says of how it is laid out.
  "[hidden]": { display: "none !important" },
  'a[href^="tel:"]': { whiteSpace: "nowrap" },
  dialog: { padding: "0", border: "0", color: "inherit" },
  ":focus-visible": { outline: "3px solid {colors.focus}", outlineOffset: "3px", borderRadius: "xs" },
  // The page itself is focused after it was changed or skipped to; it is no control, and a frame around all of it shows
  // nothing.
  "main:focus-visible": { outline: "none" },
  // A live region waits in the page before it has words; while empty it takes no gap of the form around it.
  ":where([role=alert], [role=status], [aria-live]):empty": { position: "absolute" },
  ".on-dark :focus-visible, .on-dark:focus-visible": { outlineColor: "{colors.focus.onDark}" },
  ".vh": {
    position: "absolute",
    width: "1px",
    height: "1px",
    // At the end of a page it would make a white line below the footer.
    margin: "-1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
  ".wrap": wrap("{sizes.content}"),
  ".wrap-h": wrap("{sizes.header}"),
  ".section": { paddingBlock: "{spacing.16}", lg: { paddingBlock: "{spacing.26}" } },
  // One page crosses over into the next without holding up the pointer.
  "::view-transition": { pointerEvents: "none" },
  "::view-transition-old(root), ::view-transition-new(root)": {
    animationDuration: ".18s",
    "@media (prefers-reduced-motion: reduce)": { animation: "none" },
  },
  ".desktop-only": { lgDown: { display: "none" } },
  ".mobile-only": { lg: { display: "none" } },
});
