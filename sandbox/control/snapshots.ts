import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { dumpTables, restoreTables, type Dump, type DumpedTable } from "#sandbox/core/database/table-dump.ts";
import { schemaHash } from "#sandbox/core/database/world-hash.ts";
import { Fault } from "#sandbox/core/fault.ts";

/** The state of a database under a name. */
export interface Snapshot {
  name: string;
  /** By the sandbox's clock. */
  createdAt: Date;
  bytes: number;
}

/** States to come back to; kept as files, so that they outlive resets and restarts. */
export interface Snapshots {
  /** Replaces one of the same name only once the new one is complete. */
  create(name: string): Promise<Snapshot>;
  list(): Promise<Snapshot[]>;
  /** @throws Fault 404 when there is none, 409 when it was made with another schema; the data then stays as it is */
  restore(name: string): Promise<void>;
  /** False when there is none. */
  remove(name: string): Promise<boolean>;
}

/** The first line of a file. */
interface Heading {
  createdAt: string;
  schema: string;
  sequences: Dump["sequences"];
}

const ENDING = ".snapshot.gz";

export const createSnapshots = ({
  database,
  clock,
  folder,
}: {
  database: Database;
  clock: Clock;
  folder: string;
}): Snapshots => {
  const fileOf = (name: string) => path.join(folder, `${name}${ENDING}`);

  const describe = async (name: string): Promise<Snapshot> => {
    const { heading } = await readFile(fileOf(name), { headingOnly: true });
    return { name, createdAt: new Date(heading.createdAt), bytes: (await stat(fileOf(name))).size };
  };

  return {
    create: async (name) => {
      const { tables, sequences } = await dumpTables(database);
      const heading: Heading = { createdAt: clock.now().toISOString(), schema: schemaHash(), sequences };
      await mkdir(folder, { recursive: true });
      const draft = `${fileOf(name)}.${process.pid}.draft`;
      try {
        const file = await open(draft, "w");
        await pipeline(Readable.from(linesOf(heading, tables)), createGzip(), file.createWriteStream({ flush: true }));
        await rename(draft, fileOf(name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return describe(name);
    },

    list: async () => {
      const files = existsSync(folder) ? await readdir(folder) : [];
      const names = files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
      return Promise.all(names.sort().map(describe));
    },

    restore: async (name) => {
      if (!existsSync(fileOf(name))) throw noSnapshot(name);
      const { heading, tables } = await readFile(fileOf(name));
      if (heading.schema !== schemaHash())
        throw new Fault(409, "snapshot-of-another-schema", `The snapshot '${name}' was made by another version.`, {
          name,
        });
      await restoreTables(database, { tables, sequences: heading.sequences });
    },

    remove: async (name) => {
      if (!existsSync(fileOf(name))) return false;
      await rm(fileOf(name));
      return true;
    },
  };
};

/** @returns the fault for a name nothing is kept under */
export const noSnapshot = (name: string): Fault =>
  new Fault(404, "snapshot-not-found", `There is no snapshot named '${name}'.`, { name });

/** A heading, then per table one line that names it and one per row. */
function* linesOf(heading: Heading, tables: readonly DumpedTable[]): Generator<string> {
  yield `${JSON.stringify(heading)}\n`;
  for (const { name, columns, rows } of tables) {
    yield `${JSON.stringify({ table: name, columns, rows: rows.length })}\n`;
    for (const row of rows) yield `${row}\n`;
  }
}

const readFile = async (
  file: string,
  { headingOnly = false } = {},
): Promise<{ heading: Heading; tables: DumpedTable[] }> => {
  const source = createReadStream(file);
  const lines = createInterface({ input: source.pipe(createGunzip()), crlfDelay: Infinity });
  let heading: Heading | undefined;
  const tables: DumpedTable[] = [];
  let left = 0;
  for await (const line of lines) {
    if (!heading) {
      heading = JSON.parse(line) as Heading;
      if (headingOnly) break;
    } else if (left > 0) {
      tables.at(-1)?.rows.push(line);
      left -= 1;
    } else {
      const { table, columns, rows } = JSON.parse(line) as { table: string; columns: string[]; rows: number };
      tables.push({ name: table, columns, rows: [] });
      left = rows;
    }
  }
  source.destroy();
  if (!heading || left > 0) throw new Error(`The snapshot ${file} is not complete.`);
  return { heading, tables };
};
