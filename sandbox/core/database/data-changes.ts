import { sql } from "drizzle-orm";
import type { Database } from "./connection.ts";
import { dataChanges } from "./schema/data-changes.ts";

/** Says that the data was exchanged behind what processes keep in memory. Belongs into the transaction that does it. */
export const noteDataChange = async (database: Database): Promise<void> => {
  await database.sql
    .insert(dataChanges)
    .values({ count: 1 })
    .onConflictDoUpdate({ target: dataChanges.only, set: { count: sql`${dataChanges.count} + 1` } });
};

const countOf = async (database: Database): Promise<number> =>
  (await database.sql.select({ count: dataChanges.count }).from(dataChanges))[0]?.count ?? 0;

/**
 * Looks every `intervalMs` whether another process exchanged the data, and says so once per change; a database that
 * does not answer is asked again. What happened before the first look is not told.
 * @returns stops looking
 */
export const watchDataChanges = async (
  database: Database,
  onChange: () => Promise<void>,
  intervalMs = 5000,
): Promise<() => Promise<void>> => {
  let seen = await countOf(database);
  let running: Promise<unknown> = Promise.resolve();
  const look = async () => {
    const count = await countOf(database);
    if (count === seen) return;
    await onChange();
    seen = count;
  };
  const timer = setInterval(() => {
    running = running.then(look).catch(() => undefined);
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
