import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatText } from "./format-text.mjs";
import { outputFolder, projectFolder } from "./paths.mjs";

/** How many of each kind are shown; on a clean checkout Jest begins with those named here (`tests/slow-first.cjs`). */
const SHOWN = { jest: 40, journeys: 15 };

const page = path.join(projectFolder, "docs/testing.md");
/** The last section of the page. */
const heading = "\n## Slowest files\n";

const read = (name) => {
  const file = path.join(outputFolder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
};

/** The files of a Jest report with their seconds. */
const slowOfJest = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: path.relative(projectFolder, name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));

/** The files of a Playwright report with their seconds, at both widths together. */
const slowOfJourneys = ({ suites }) => {
  const testsOf = ({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) => tests),
    ...inner.flatMap(testsOf),
  ];
  return suites.map((suite) => {
    const tests = testsOf(suite);
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    return { file: `e2e/journeys/${suite.file}`, tests: tests.length, seconds: ms / 1000 };
  });
};

/** The slowest of them as a table, the slowest first. */
const tableOfSlowest = (files, shown) => {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown);
  const rows = slowest.map(({ file, tests, seconds }) => `| \`${file}\` | ${tests} | ${seconds.toFixed(1)} |`);
  return ["| File | Tests | Seconds |", "| --- | ---: | ---: |", ...rows].join("\n");
};

/** Draws the table of the slowest files into `docs/testing.md` from the reports of the last `npm test`. */
if (process.argv[1] === import.meta.filename) {
  const [jest, journeys] = [read("jest-report.json"), read("journeys-report.json")];
  if (!jest || !journeys) {
    console.error("There are no reports of a whole run yet: run npm test first.");
    process.exit(1);
  }
  const [before] = readFileSync(page, "utf8").split(heading);
  const tables = [
    tableOfSlowest(slowOfJest(jest), SHOWN.jest),
    tableOfSlowest(slowOfJourneys(journeys), SHOWN.journeys),
  ].join("\n\n");
  const told = `From the last run of \`npm test\`, drawn by \`node build/slowest-tests.mjs\`; what stands here has to earn its time. Jest begins with these on a clean checkout.`;
  writeFileSync(page, await formatText(page, `${before}${heading}\n${told}\n\n${tables}\n`));
}
