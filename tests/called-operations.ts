import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Where a test run leaves what the coverage page is drawn from (`build/coverage-page.mjs`). */
const folder = ".sandbox/coverage";

/** Titles of the tests that called each operation, by test file; modules outlive a file (`native/runtime.cjs`). */
const called = new Map<string, Map<string, Set<string>>>();

/** The running test; empty while a file prepares itself. */
const runningTest = (): string => expect.getState().currentTestName ?? "";

/** Undefined once a file has ended: what a slow call is answered then belongs to none. */
const runningFile = (): string | undefined =>
  typeof expect === "undefined" ? undefined : path.relative(process.cwd(), expect.getState().testPath ?? "");

/** Leaves something for the coverage page; what an earlier run left under the name is replaced. */
export const leaveForCoverage = (name: string, content: unknown): void => {
  mkdirSync(folder, { recursive: true });
  const note = path.join(folder, `${name}.json`);
  // Whole or not at all, also where a worker is ended meanwhile.
  writeFileSync(`${note}.part`, JSON.stringify(content));
  renameSync(`${note}.part`, note);
};

/** Notes that the running test file called an operation. */
export const noteOperation = (operation: string | undefined): void => {
  if (!operation) return;
  const file = runningFile();
  if (file === undefined) return;
  const operations = called.get(file) ?? new Map<string, Set<string>>();
  called.set(file, operations.set(operation, (operations.get(operation) ?? new Set()).add(runningTest())));
};

/** A test of a numbered rule, by its title. */
const RULE = /(^|\s)rule \d[\d.]*\d: /;

/** Leaves by how many tests of the running file each operation was called, and how many of them prove a rule. */
export const leaveCalledOperations = (): void => {
  const file = runningFile();
  if (file === undefined) return;
  const operations = [...(called.get(file) ?? [])]
    .map(([operation, titles]) => {
      const tests = [...titles].filter((title) => title !== "");
      return [operation, { tests: tests.length, rules: tests.filter((title) => RULE.test(title)).length }] as const;
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));
  leaveForCoverage(`called-${file.replaceAll(path.sep, "__")}`, { file, operations: Object.fromEntries(operations) });
};
