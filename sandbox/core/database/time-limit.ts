import { AsyncLocalStorage } from "node:async_hooks";

/**
 * How long an operation may be cut off. As long as it has committed nothing, being late ends it: its transactions are
 * refused before they begin and rolled back before they commit. Once something is committed the rest of it runs to its
 * end, late or not.
 */
export interface TimeLimit {
  /** Set when the time is over. */
  isLate: boolean;
  /** Transactions that are committed, one whose commit is being asked for included. */
  commits: number;
}

/** What a transaction of a late operation ends with; nobody sees it, for the operation has been answered. */
export class TooLate extends Error {
  constructor() {
    super("The operation is late and is rolled back.");
  }
}

const running = new AsyncLocalStorage<TimeLimit>();

/** Holds every transaction that `work` leads to against a limit. */
export const withTimeLimit = <T>(limit: TimeLimit, work: () => T): T => running.run(limit, work);

const refuseLate = (limit: TimeLimit) => {
  if (limit.isLate && limit.commits === 0) throw new TooLate();
};

/**
 * Runs a transaction within the limit of the running operation, if it has one.
 * @param transaction runs what it is given between begin and commit
 */
export const withinTimeLimit = async <T>(
  transaction: (work: () => Promise<T>) => Promise<T>,
  work: () => Promise<T>,
): Promise<T> => {
  const limit = running.getStore();
  if (!limit) return transaction(work);
  refuseLate(limit);
  let isCommitting = false;
  try {
    return await transaction(async () => {
      // It may have waited for a connection until now.
      refuseLate(limit);
      const result = await work();
      refuseLate(limit);
      isCommitting = true;
      limit.commits += 1;
      return result;
    });
  } catch (error) {
    if (isCommitting) limit.commits -= 1;
    throw error;
  }
};
