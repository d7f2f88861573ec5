import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool, type PoolClient } from "pg";
import { createDatabase, type Database, type Sql } from "./connection.ts";
import { orAway } from "./database-away.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { metered } from "./statement-meter.ts";

/** Any number that every sandbox agrees on; two processes that start together migrate one after the other. */
const MIGRATION_LOCK = 715_517_201;

/** The data fits into memory, so an index costs no more than reading on, and no statement is worth compiling. */
const SETTINGS = "-c timezone=UTC -c random_page_cost=1 -c jit=off";

type Query = (...args: unknown[]) => unknown;

/**
 * Counts statements for the calls that make them. What the pool asks a connection by callback is counted at the pool.
 */
const meter = (client: PoolClient | Pool) => {
  const query = client.query.bind(client) as Query;
  const counted: Query = (...args) =>
    typeof args.at(-1) === "function" ? query(...args) : orAway(metered(() => query(...args) as Promise<unknown>));
  Object.assign(client, { query: counted });
};

/** Says of the connection that a transaction asks for, too, when the server is away. */
const sayWhenAway = (pool: Pool) => {
  const connect = pool.connect.bind(pool) as Query;
  const told: Query = (...args) => (args.length > 0 ? connect(...args) : orAway(connect() as Promise<unknown>));
  Object.assign(pool, { connect: told });
};

/**
 * Connects to a PostgreSQL server (15 or newer) and brings the schema up to date.
 * @param prepare runs under the same lock after the migrations, for example to seed once
 * @throws Error without the password when the server cannot be reached.
 */
export const openPostgres = async (
  url: string,
  prepare: (database: Database) => Promise<void> = async () => undefined,
): Promise<Database> => {
  const pool = new Pool({ connectionString: url, max: 10, options: SETTINGS });
  // The pool replaces a connection that broke, idle or in a transaction, whose call fails; without listeners the
  // process would end.
  pool.on("error", () => undefined);
  meter(pool);
  sayWhenAway(pool);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    meter(client);
  });
  const root = drizzle({ client: pool });
  const database = createDatabase(root as unknown as Sql, () => pool.end());
  try {
    const guard = await pool.connect();
    try {
      await guard.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
      await migrate(root, { migrationsFolder: migrationsFolder() });
      await prepare(database);
    } finally {
      await guard.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => undefined);
      guard.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return database;
};
