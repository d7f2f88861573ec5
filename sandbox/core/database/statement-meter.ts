import { AsyncLocalStorage } from "node:async_hooks";

/** What one call asked of the database. */
export interface StatementCount {
  statements: number;
  /** Time spent waiting for answers. */
  sqlMilliseconds: number;
}

const running = new AsyncLocalStorage<StatementCount>();

/** Counts every statement `work` leads to, however far away it is made. */
export const countStatements = <T>(count: StatementCount, work: () => T): T => running.run(count, work);

/** The count of the running call; nothing outside of calls. */
export const runningCount = (): StatementCount | undefined => running.getStore();

/** Runs one statement and adds it to the count of the running call. */
export const metered = async <T>(statement: () => Promise<T>): Promise<T> => {
  const count = running.getStore();
  if (!count) return statement();
  const started = performance.now();
  try {
    return await statement();
  } finally {
    count.statements += 1;
    count.sqlMilliseconds += performance.now() - started;
  }
};
