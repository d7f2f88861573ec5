import { runCommandLine } from "#sandbox/command-line.ts";
import harborAndRye from "./index.ts";

runCommandLine([harborAndRye], process.argv.slice(2));
