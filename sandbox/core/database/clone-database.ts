import type { WorldData } from "./world-data.ts";
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import type { Database } from "./connection.ts";
import { databaseImage } from "./image.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";
import { schemaHash, worldHash } from "./world-hash.ts";

/**
 * A new database of its own, thrown away on `close()`: the embedded one in memory from its data image, or one on a
 * PostgreSQL server copied from a template. Without a world it has the schema only.
 */
export const cloneDatabase = async (world: WorldData | undefined, url: string | undefined): Promise<Database> =>
  url ? clonePostgres(url, world) : openPglite({ image: await databaseImage(world) });

const withAdmin = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const addressOf = (url: string, database: string) => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

/** Creating from a template takes about half a second, whatever the template holds. */
const clonePostgres = async (url: string, world: WorldData | undefined): Promise<Database> => {
  const kind = world ? "world" : "empty";
  const template = `sandbox_${kind}_${world ? worldHash(world) : schemaHash()}`;
  const name = `sandbox_test_${process.pid}_${randomBytes(4).toString("hex")}`;
  await withAdmin(url, async (admin) => {
    await admin.query("select pg_advisory_lock(715517202)");
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [template]);
    if (!rowCount) {
      const draft = `${template}_new`;
      await admin.query(`drop database if exists ${draft}`);
      await admin.query(`create database ${draft}`);
      const database = await openPostgres(addressOf(url, draft), async (fresh) => {
        if (!world) return;
        // Everything the world is made of; a copy needs none of it.
        const { seedWorld } = await import("./seed-world.ts");
        await seedWorld(fresh, world);
      });
      await database.close();
      await admin.query(`alter database ${draft} rename to ${template}`);
      await dropOtherTemplates(admin, kind, template);
    }
    await admin.query(`create database ${name} template ${template}`);
  });
  const database = await openPostgres(addressOf(url, name));
  const close = async () => {
    await database.close();
    await withAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`));
  };
  return Object.create(database, { close: { value: close } }) as Database;
};

/** Templates of earlier schemas and worlds are of no more use; one that is being copied stays. */
const dropOtherTemplates = async (admin: Client, kind: string, newest: string) => {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname ~ $1 and datname <> $2",
    [`^sandbox_${kind}_[0-9a-f]{20}$`, newest],
  );
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname}`).catch(() => undefined);
};
