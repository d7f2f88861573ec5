import path from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the engine's own files, as sources or installed: what it reads at run time lies below it. */
export const packageFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
