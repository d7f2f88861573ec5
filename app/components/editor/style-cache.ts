import createCache from "@emotion/cache";
import { tokenVariables } from "#app/theme/editor-system.ts";

/** What runs in the page beside Chakra's own names for classes. */
const KEY = "editor";

const make = () => {
  const cache = createCache({ key: KEY });
  // The tests' document has none; every browser that the shop is built for has.
  if (!("adoptedStyleSheets" in document)) return cache;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const variables = [...tokenVariables].map(([name, value]) => `${name}:${value}`);
  sheet.insertRule(`:root{${variables.join(";")}}`);
  cache.sheet.insert = (rule) => {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A selector that this browser doesn't know takes only its own rule away.
    }
  };
  return cache;
};

let made: ReturnType<typeof make> | undefined;

/**
 * Where styles made in the browser go: into a sheet that a script has made. The pages' strict policy refuses style
 * elements without a known hash, and has no need to be loosened for this.
 */
export const editorStyles = (): ReturnType<typeof make> => (made ??= make());
