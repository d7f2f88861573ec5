import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Where a test run leaves what the coverage page is drawn from (`build/coverage-page.mjs`). */
const folder = ".sandbox/coverage";

/** Operations called by the test file that is running. */
const called = new Set<string>();

/** Leaves something for the coverage page; what an earlier run left under the name is replaced. */
export const leaveForCoverage = (name: string, content: unknown): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(content));
};

/** Notes that the running test file called an operation. */
export const noteOperation = (operation: string | undefined): void => {
  if (operation) called.add(operation);
};

/** Leaves what the running test file called. */
export const leaveCalledOperations = (): void => {
  const file = path.relative(process.cwd(), expect.getState().testPath ?? "");
  leaveForCoverage(`called-${file.replaceAll(path.sep, "__")}`, { file, operations: [...called].sort() });
};
