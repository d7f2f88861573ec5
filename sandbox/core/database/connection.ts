import { AsyncLocalStorage } from "node:async_hooks";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { withinTimeLimit } from "./time-limit.ts";

/** A Drizzle handle: PGlite or PostgreSQL, inside or outside a transaction. */
export type Sql = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/**
 * The database as repositories see it. `sql` is the transaction of the running operation,
 * so repositories are wired once and take part in whichever transaction calls them.
 */
export interface Database {
  readonly sql: Sql;
  /**
   * Runs `work` in one transaction, within the time limit of the running operation; a nested call joins the running
   * one.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const running = new AsyncLocalStorage<Sql>();

/** The transaction of the running operation; nothing outside of any. */
export const runningTransaction = (): unknown => running.getStore();

const undone = new WeakSet<object>();

/** Whether a transaction was rolled back, so that what it read may never have been so for anybody else. */
export const wasRolledBack = (transaction: unknown): boolean =>
  typeof transaction === "object" && transaction !== null && undone.has(transaction);

/** One transaction of the handle, in which `work` runs. */
const within = async <T>(root: Sql, work: () => Promise<T>): Promise<T> => {
  let own: object | undefined;
  try {
    return await root.transaction((transaction) => {
      own = transaction;
      return running.run(transaction as unknown as Sql, work);
    });
  } catch (error) {
    if (own) undone.add(own);
    throw error;
  }
};

/** Wraps a Drizzle handle. */
export const createDatabase = (root: Sql, close: () => Promise<void>): Database => ({
  get sql() {
    return running.getStore() ?? root;
  },
  transaction: (work) => (running.getStore() ? work() : withinTimeLimit((limited) => within(root, limited), work)),
  close,
});
