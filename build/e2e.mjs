import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { createJiti } from "jiti";
import { buildWhatIsStale } from "./build-what-is-stale.mjs";
import { failedJourneysOf, noteFailures, printFailures, verdictOf } from "./failures.mjs";
import { findChromium, findHeadlessChromium } from "./find-chromium.mjs";
import { dropOwnDatabases } from "./own-database.mjs";
import { outputFolder, projectFolder } from "./paths.mjs";
import { runStep } from "./run-step.mjs";

/** Why tests of a suite were left out. */
const reasonsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(reasonsIn),
  ...specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations.filter(({ type }) => type === "skip"))
    .map(({ description }) => description),
];

/** A run that did not come to its end, which counts as one failure. */
const noReport = () => {
  const failure = { file: projectFolder, title: "", why: "It left no report." };
  noteFailures("browser journeys", [failure], [failure]);
  return { passed: 0, failed: 1 };
};

/** Whatever the shop calls its sites and accounts, journeys visit those of the sandbox's world. */
const worldSettings = async () => {
  const { worldSiteSetting } = await createJiti(import.meta.url).import("../tests/world-shop.ts");
  return worldSiteSetting;
};

/**
 * Runs the browser journeys against the built shop in real Chromium and counts them.
 * Further arguments go to Playwright.
 */
export const runJourneys = async (args = []) => {
  await buildWhatIsStale();
  const report = path.join(outputFolder, "journeys-report.json");
  rmSync(report, { force: true });
  const { code } = await runStep(
    "browser journeys",
    process.execPath,
    [
      path.join(projectFolder, "node_modules/@playwright/test/cli.js"),
      "test",
      "--config",
      "e2e/playwright.config.ts",
      ...args,
    ],
    {
      env: {
        ...(await worldSettings()),
        CHROMIUM_PATH: findChromium(),
        HEADLESS_CHROMIUM_PATH: findHeadlessChromium(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  );
  await dropOwnDatabases("sandbox_journeys_");
  if (!existsSync(report)) return noReport();
  const { stats, suites } = JSON.parse(readFileSync(report, "utf8"));
  for (const reason of new Set(suites.flatMap(reasonsIn))) console.log(`Left out: ${reason}.`);
  const failures = failedJourneysOf({ suites });
  noteFailures(
    "browser journeys",
    failures,
    failures.filter(({ isLasting }) => isLasting),
  );
  return verdictOf(stats, code);
};

if (process.argv[1] === import.meta.filename) {
  const { passed, failed } = await runJourneys(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  printFailures();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
