import "./own-settings.mjs";
import { existsSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./paths.mjs";
import { runPrograms } from "./run-programs.mjs";

/** `npm run serve`: runs the storefront that `npm run build` has built, alone; needs no package of the development. */
const file = "build/out/server.cjs";
if (!existsSync(path.join(projectFolder, file))) {
  console.error("Nothing is built yet: run npm run build.");
  process.exit(1);
}
await runPrograms([{ name: "storefront", file }]);
