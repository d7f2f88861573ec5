import { readFileSync } from "node:fs";
import { join } from "node:path";

const FILE = "emulators/ratings/browser/bv.js";

/** The script a page loads, told where it comes from, with which key it asks, and in which locale (`en_US`). */
export const bvScript = (settings: { origin: string; passkey: string; locale: string }): string =>
  readFileSync(join(process.cwd(), FILE), "utf8").replace('"@SETTINGS@"', () =>
    JSON.stringify(settings).replaceAll("<", "\\u003c"),
  );
