import { mkdirSync } from "node:fs";
import { productionBuild, runGates, runJest } from "./check-steps.mjs";
import { coveragePage } from "./coverage-page.mjs";
import { runJourneys } from "./e2e.mjs";
import { noteFailures, printFailures } from "./failures.mjs";
import { outputFolder } from "./paths.mjs";
import { runPostgresLeg } from "./postgres-leg.mjs";
import { printStepTimes } from "./step-times.mjs";

/**
 * `npm test`: types, lint, format, walls, messages, every Jest test, the coverage page, a part of the sandbox's tests
 * over PostgreSQL, a production build and the browser journeys. With `--with-postgres` a server is installed where
 * there is none, and its absence fails. With `--second-try`, for machines that others use too, a journey that fails is
 * tried once more and named.
 */
const parts = [await runGates(productionBuild)];
mkdirSync(outputFolder, { recursive: true });
parts.push(await runJest());
const stale = await coveragePage({ isCheck: true }).catch((error) => [error.message]);
const isStale = stale.length > 0;
if (isStale) {
  const why = `Run node build/coverage-page.mjs.\n${stale.join("\n")}`;
  noteFailures("coverage", [], [{ file: "docs/sandbox-coverage.md", title: "", why }]);
}
parts.push(isStale ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 });
parts.push(await runPostgresLeg({ isRequired: process.argv.includes("--with-postgres") }));
parts.push(
  await runJourneys(process.argv.includes("--second-try") ? ["--retries", "1"] : []).catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }),
);
printStepTimes();
printFailures();
const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") ? 1 : 0);
