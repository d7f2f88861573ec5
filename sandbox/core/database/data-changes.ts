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

/** Says that the running transaction makes a state of a world in an empty database, and does nothing else. */
export const noteSeeding = async (database: Database, state: string): Promise<void> => {
  const marks = { seededIn: sql<string>`pg_current_xact_id()::xid::text`, seededAs: state };
  await database.sql
    .insert(dataChanges)
    .values({ count: 0, ...marks })
    .onConflictDoUpdate({ target: dataChanges.only, set: marks });
};

/** The transaction that made a state in this database; nothing where it holds another, or was put together in parts. */
export const seedingOf = async (database: Database, state: string): Promise<string | undefined> => {
  const [row] = await database.sql.select().from(dataChanges);
  return row?.seededAs === state ? (row.seededIn ?? undefined) : undefined;
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
