/** What floats at the lower edge of the window: the bar of a product, or the question about cookies. */
export type Floating = "dock" | "notice";

const taken = new Map<Floating, string>();
let sheet: CSSStyleSheet | undefined;

/** A sheet of the page's own, where the browser has both such sheets (CSSOM) and properties with a type (Houdini). */
const ownSheet = (): CSSStyleSheet | undefined => {
  if (sheet ?? !("adoptedStyleSheets" in document && "registerProperty" in CSS)) return sheet;
  // A property that is handed down to the whole page has the style of each element worked out again as it changes.
  for (const name of ["--dock", "--notice"])
    CSS.registerProperty({ name, syntax: "<length>", inherits: false, initialValue: "0px" });
  sheet = new CSSStyleSheet();
  // Where the list came first, it could not be added to.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
};

/**
 * Tells how much of the lower edge something takes, in CSS pixels; nothing once it is gone. The page's own scrolling
 * and what has `data-lower-edge` keep that free, by `--dock` and `--notice`.
 */
export const takeLowerEdge = (floating: Floating, height: string | undefined): void => {
  if (height === undefined) taken.delete(floating);
  else taken.set(floating, height);
  const own = ownSheet();
  if (!own) {
    const { style } = document.documentElement;
    if (height === undefined) style.removeProperty(`--${floating}`);
    else style.setProperty(`--${floating}`, height);
    return;
  }
  own.replaceSync(`html,[data-lower-edge]{${[...taken].map(([name, room]) => `--${name}:${room};`).join("")}}`);
};
