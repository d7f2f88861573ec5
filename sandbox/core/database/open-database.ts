import type { WorldChoice, WorldData } from "./world-data.ts";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Database } from "./connection.ts";
import { unpackImage } from "./data-image.ts";
import { lockFolder } from "./folder-lock.ts";
import { databaseImage } from "./image.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/** Where the sandbox keeps its data. */
export interface DatabaseOptions {
  /** Address of a PostgreSQL server; left out, the embedded database is used. */
  url?: string | undefined;
  /** Folder of the embedded database. */
  folder: string;
  /** The world of a new database. */
  world: WorldData;
  /** Its state there; the default one when left out. */
  choice?: WorldChoice;
  /** Told what takes long on a first start. */
  onProgress?: (message: string) => void;
}

/**
 * Opens the sandbox's database, migrated and seeded. The embedded database is claimed for this process until it is
 * closed.
 * @throws Error in one sentence when the folder is in use or the server cannot be reached.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  if (options.url)
    return openPostgres(options.url, async (database) => {
      const { seedWorld } = await import("./seed-world.ts");
      await seedWorld(database, options.world, options.choice);
    });
  const unlock = lockFolder(options.folder);
  try {
    const database = await openFolder(options);
    const close = async () => {
      await database.close();
      unlock();
    };
    return Object.create(database, { close: { value: close } }) as Database;
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * While a new folder is being filled a file beside it says so, and a start that finds that file begins anew: a stop
 * half-way leaves nothing behind, and the database is opened once only.
 */
const openFolder = async ({ folder, world, choice, onProgress = () => undefined }: DatabaseOptions) => {
  const unfinished = `${path.resolve(folder)}.unfinished`;
  if (existsSync(unfinished) || !existsSync(path.join(folder, "PG_VERSION"))) {
    onProgress("First start: preparing the shop's data, this takes up to half a minute.");
    const image = await databaseImage(world, choice);
    await writeFile(unfinished, "");
    await rm(folder, { recursive: true, force: true });
    unpackImage(image, folder);
    const database = await openPglite({ folder });
    await rm(unfinished);
    return database;
  }
  try {
    return await openPglite({ folder });
  } catch (error) {
    throw new Error(
      `The data in ${folder} could not be opened: ${(error as Error).message}. Delete the folder to start from the seed again.`,
      { cause: error },
    );
  }
};
