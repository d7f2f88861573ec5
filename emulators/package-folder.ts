import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const folder = path.dirname(fileURLToPath(import.meta.url));

/** Text of one of the scripts that pages load, for example `chat/browser/embed.js`. */
export const readScript = (...place: string[]): string => readFileSync(path.join(folder, ...place), "utf8");

/** The file that a package's name leads to. */
export const fileOfPackage = (name: string): string =>
  createRequire(path.join(folder, "package-folder.js")).resolve(name);
