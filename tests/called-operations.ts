import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Where a test run leaves what the coverage page is drawn from (`build/coverage-page.mjs`). */
const folder = ".sandbox/coverage";

/** Called operations by test file; modules outlive a file (`native/runtime.cjs`). */
const called = new Map<string, Set<string>>();

/** Undefined once a file has ended: what a slow call is answered then belongs to none. */
const runningFile = (): string | undefined =>
  typeof expect === "undefined" ? undefined : path.relative(process.cwd(), expect.getState().testPath ?? "");

/** Leaves something for the coverage page; what an earlier run left under the name is replaced. */
export const leaveForCoverage = (name: string, content: unknown): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(content));
};

/** Notes that the running test file called an operation. */
export const noteOperation = (operation: string | undefined): void => {
  if (!operation) return;
  const file = runningFile();
  if (file === undefined) return;
  called.set(file, (called.get(file) ?? new Set()).add(operation));
};

/** Leaves what the running test file called. */
export const leaveCalledOperations = (): void => {
  const file = runningFile();
  if (file === undefined) return;
  const operations = [...(called.get(file) ?? [])].sort();
  leaveForCoverage(`called-${file.replaceAll(path.sep, "__")}`, { file, operations });
};
