import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { findRedis } from "./find-redis.mjs";
import { failuresOf, noteFailures } from "./failures.mjs";
import { outputFolder, projectFolder } from "./paths.mjs";
import { runStep } from "./run-step.mjs";

const tool = (file) => path.join(projectFolder, "node_modules", file);
const node = process.execPath;

/** Steps that either hold or do not; each counts as one test. */
const gates = [
  // Each of TypeScript's projects once, after those that it reads; of an unchanged one what was found out is kept.
  ["types", node, [tool("typescript-native/bin/tsc"), "--build", "."]],
  ["lint", node, [tool("oxlint/bin/oxlint"), "--type-aware", "--deny-warnings", "."]],
  ["format", node, [tool("oxfmt/bin/oxfmt"), "--check", "."]],
  ["walls", node, ["build/walls.mjs"]],
  ["messages", node, ["build/messages.mjs", "--check"]],
  ["content types", node, ["build/content-types.mjs", "--check"]],
  ["picture of the house", node, ["build/draw-rooms.mjs", "--check"]],
  ["handbook", node, ["build/handbook.mjs", "--check"]],
];

/** What `npm test` does beside the gates. */
export const productionBuild = ["production build", node, ["build/build.mjs"]];

/**
 * Runs types, lint, format, walls and stale-page checks, as many at a time as there are cores, and what else is asked
 * for first.
 */
export const runGates = async (...more) => {
  const waiting = [...more, ...gates];
  const results = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [title, command, args] = step;
      const { code, output } = await runStep(title, command, args, { isHeld: true });
      results.push(code === 0);
      if (code !== 0) {
        const failure = { file: projectFolder, title: "", why: output };
        noteFailures(title, [failure], [failure]);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { passed: results.filter(Boolean).length, failed: results.filter((ok) => !ok).length };
};

/** Jest's own report of one run; undefined where it has not come that far. */
const reportOf = async (title, { args, env, limitMs, name }) => {
  const report = path.join(outputFolder, `${name}.json`);
  rmSync(report, { force: true });
  const { code } = await runStep(
    title,
    node,
    [
      tool("jest/bin/jest.js"),
      "--silent=false",
      // One more than there are cores: some files wait for programs and clocks half of their time.
      `--maxWorkers=${availableParallelism() + 1}`,
      "--json",
      `--outputFile=${report}`,
      ...args,
    ],
    { env, limitMs },
  );
  return existsSync(report) ? { code, ...JSON.parse(readFileSync(report, "utf8")) } : undefined;
};

/**
 * Runs tests with Jest and counts them. Files in which something failed run once more, by themselves: what passes then
 * depends on what ran beside it, which is named at the end as a fault to be mended, and what fails again has failed.
 * @param options.args    further arguments, for example which files
 * @param options.env     variables beside those of this process
 * @param options.name    of the report that is left in the build's folder
 * @param options.limitMs longest time it may take; what takes longer is ended and has failed
 */
export const countJest = async (title, { args = [], env = {}, limitMs, name = "jest-report" } = {}) => {
  const first = await reportOf(title, { args, env, limitMs, name });
  const failures = first ? failuresOf(first) : [];
  if (failures.length === 0) {
    const why = first ? `No test failed, and yet it ended with ${first.code}.` : "It left no report.";
    const failed = first?.code === 0 ? [] : [{ file: projectFolder, title: "", why }];
    noteFailures(title, failed, failed);
    return { passed: first?.numPassedTests ?? 0, failed: failed.length };
  }
  const files = [...new Set(failures.map(({ file }) => file))];
  const again = await reportOf(`${title}, once more`, {
    args: ["--runTestsByPath", ...files],
    env,
    limitMs,
    name: `${name}-again`,
  });
  const lasting = again ? failuresOf(again) : failures;
  noteFailures(title, failures, lasting);
  // A file that could not be read at all counts as one.
  return { passed: first.numPassedTests + failures.length - lasting.length, failed: lasting.length };
};

/** Runs every Jest test but those of whole programs, which look at what was built, and counts them. */
export const runJestWithoutPrograms = async () => {
  findRedis();
  return countJest("unit, component, sandbox, server and full-stack tests", { args: ["--ignoreProjects", "programs"] });
};

/** Runs every Jest test and counts them. */
export const runJest = async () => {
  findRedis();
  return countJest("unit, component, sandbox, server, full-stack and program tests");
};
