import { runCommandLine } from "#sandbox/command-line.ts";
import { runnableWorlds } from "./programs.ts";

runCommandLine(runnableWorlds, process.argv.slice(2));
