import { sql } from "drizzle-orm";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";
import { cloneDatabase } from "./clone-database.ts";
import type { Database } from "./connection.ts";
import { dumpTables, restoreTables, type Dump } from "./table-dump.ts";

/** The embedded database with the default world that an earlier test file of this worker has given back. */
let idle: Database | undefined;

/** What the default world holds; putting back what a file has changed takes a tenth of opening a database. */
let world: Dump | undefined;

/**
 * A database of its own for one test file, on the PostgreSQL server of `DATABASE_URL` where one is named. An embedded
 * one with the default world may have served an earlier file: all its tables hold what they held at first, the keys
 * that sign tokens excepted.
 */
export const createTestDatabase = async (kind: "empty" | "world" = "empty"): Promise<Database> => {
  const url = process.env.DATABASE_URL;
  if (url || kind === "empty") return cloneDatabase(kind === "world" ? wickettPlum : undefined, url);
  const database = idle ?? (await cloneDatabase(wickettPlum, undefined));
  idle = undefined;
  world ??= await dumpTables(database);
  return lend(database, world);
};

/**
 * The embedded server plans to count its statistics ten seconds after it was last used, and a test worker would wait
 * for that. Counted at once, there is no plan; the nearer alarm takes the place of the one that is set already.
 */
const endTimers = async ({ sql: run }: Database) => {
  await run.execute(sql`set statement_timeout = 1`);
  await run.execute(sql`select pg_stat_force_next_flush()`);
  await run.execute(sql`reset statement_timeout`);
};

/** The same database until it is closed: then it is made what it was, and one is kept for the next file. */
const lend = (database: Database, before: Dump): Database => {
  let isClosed = false;
  const open = () => {
    if (isClosed) throw new Error("The database of this test is closed.");
    return database;
  };
  return {
    get sql() {
      return open().sql;
    },
    transaction: (work) => open().transaction(work),
    close: async () => {
      open();
      isClosed = true;
      // A second one would fill memory that the embedded server never gives back.
      if (idle) return database.close();
      await restoreTables(database, before);
      await endTimers(database);
      idle ??= database;
      if (idle !== database) await database.close();
    },
  };
};
