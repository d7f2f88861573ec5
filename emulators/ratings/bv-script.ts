import { readScript } from "../package-folder.ts";

const FILE = "ratings/browser/bv.js";

/** The script a page loads, told where it comes from, with which key it asks, and in which locale (`en_US`). */
export const bvScript = (settings: { origin: string; passkey: string; locale: string }): string =>
  readScript(FILE).replace('"@SETTINGS@"', () => JSON.stringify(settings).replaceAll("<", "\\u003c"));
