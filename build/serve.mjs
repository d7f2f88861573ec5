import "./own-settings.mjs";
import { existsSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./paths.mjs";
import { runPrograms } from "./run-programs.mjs";
import { storefrontProgram } from "./storefront-program.mjs";

/** `npm run serve`: runs the storefront that `npm run build` has built, alone; needs no package of the development. */
if (!existsSync(path.join(projectFolder, storefrontProgram.file))) {
  console.error("Nothing is built yet: run npm run build.");
  process.exit(1);
}
await runPrograms([storefrontProgram]);
