import { mkdirSync } from "node:fs";
import { build } from "./build.mjs";
import { runGates, runJest } from "./check-steps.mjs";
import { runJourneys } from "./e2e.mjs";
import { outputFolder } from "./paths.mjs";

/** `npm test`: types, lint, format, walls, messages, every Jest test, a production build and the browser journeys. */
const parts = [await runGates()];
try {
  await build();
  parts.push({ passed: 1, failed: 0 });
} catch (error) {
  console.error(error.message);
  parts.push({ passed: 0, failed: 1 });
}
mkdirSync(outputFolder, { recursive: true });
parts.push(await runJest());
parts.push(
  await runJourneys().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }),
);
const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") ? 1 : 0);
