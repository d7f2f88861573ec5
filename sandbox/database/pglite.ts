import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { createDatabase, type Database, type Sql } from "./connection.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { withPreparedStatements } from "./prepared-statements.ts";

/** The embedded database, and a way to take its whole content as one file. */
export interface EmbeddedDatabase extends Database {
  /** A gzipped tar of the data folder; `openPglite` starts from it in about a second. */
  dump(): Promise<Uint8Array>;
}

/**
 * Opens the embedded PostgreSQL and brings its schema up to date.
 * @param options.folder where the data lives; left out, it lives in memory
 * @param options.image  a dump to start from; only for a folder that does not exist yet
 */
export const openPglite = async (options: { folder?: string; image?: Uint8Array }): Promise<EmbeddedDatabase> => {
  const client = await PGlite.create({
    ...(options.folder ? { dataDir: options.folder } : {}),
    ...(options.image ? { loadDataDir: new Blob([new Uint8Array(options.image)]) } : {}),
    extensions: { pg_trgm, unaccent },
  });
  await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() });
  // The data is in memory, so an index costs no more than reading on.
  await client.exec("set random_page_cost = 1");
  const root = drizzle({ client: withPreparedStatements(client) as unknown as PGlite });
  return Object.assign(
    createDatabase(root as unknown as Sql, () => client.close()),
    {
      dump: async () => new Uint8Array(await (await client.dumpDataDir("gzip")).arrayBuffer()),
    },
  );
};
