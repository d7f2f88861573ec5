import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { createDatabase, type Database, type Sql } from "./connection.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { withPreparedStatements } from "./prepared-statements.ts";

/**
 * Opens the embedded PostgreSQL and brings its schema up to date.
 * @param options.folder where the data lives; left out, it lives in memory
 * @param options.image  what `packImage` made, to start from, in memory; `unpackImage` puts it into a folder
 */
export const openPglite = async (options: { folder?: string; image?: Uint8Array }): Promise<Database> => {
  const client = await PGlite.create({
    ...(options.folder ? { dataDir: options.folder } : {}),
    ...(options.image ? { loadDataDir: new Blob([new Uint8Array(options.image)]) } : {}),
    extensions: { pg_trgm, unaccent },
  });
  await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() });
  // The data is in memory, so an index costs no more than reading on.
  await client.exec("set random_page_cost = 1");
  const root = drizzle({ client: withPreparedStatements(client) as unknown as PGlite });
  return createDatabase(root as unknown as Sql, () => client.close());
};
