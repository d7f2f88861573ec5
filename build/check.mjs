import { mkdirSync } from "node:fs";
import { runGates, runJestWithoutPrograms } from "./check-steps.mjs";
import { printFailures } from "./failures.mjs";
import { outputFolder } from "./paths.mjs";
import { printStepTimes } from "./step-times.mjs";

/** `npm run check`: all that builds nothing and needs no browser; green before every commit. */
mkdirSync(outputFolder, { recursive: true });
const parts = [await runGates(), await runJestWithoutPrograms()];
printStepTimes();
printFailures();
const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") ? 1 : 0);
