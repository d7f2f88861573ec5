import { defaultChoice, type WorldChoice, type WorldData } from "./world-data.ts";
import { existsSync, mkdtempSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "./connection.ts";
import { packImage } from "./data-image.ts";
import { lockFolder } from "./folder-lock.ts";
import { keepDump, keptState } from "./kept-dump.ts";
import { openPglite } from "./pglite.ts";
import { dumpTables } from "./table-dump.ts";
import { schemaHash, worldHash } from "./world-hash.ts";

const imagesFolder = () => path.resolve(".sandbox/images");

/**
 * A data image of the embedded database, made on first use and kept in `.sandbox/images` under a name that changes with
 * the migrations and the world; without a world it has the schema only. Of several processes that want it at once, one
 * makes it and the others wait.
 */
export const databaseImage = async (world?: WorldData, choice = defaultChoice): Promise<Uint8Array> => {
  const isDefault = choice.world === defaultChoice.world && choice.seed === defaultChoice.seed;
  const kind = world ? `world_${world.id}` : "empty";
  const prefix = isDefault ? kind : `${kind}_${choice.world}_${choice.seed}`;
  const name = `${prefix}-${world ? worldHash(world) : schemaHash()}.tar`;
  const file = path.join(imagesFolder(), name);
  if (existsSync(file)) return readFile(file);
  const unlock = await waitForLock(file);
  try {
    if (existsSync(file)) return await readFile(file);
    const image = await makeImage(world, choice);
    await mkdir(imagesFolder(), { recursive: true });
    await writeFile(`${file}.${process.pid}`, image);
    await rename(`${file}.${process.pid}`, file);
    await forgetOlderImages(prefix, name);
    return image;
  } finally {
    unlock();
  }
};

/**
 * Drops the databases that new ones would be copied from: nobody makes any here, and they are six hundred files of
 * every start.
 */
const dropTemplates = async ({ sql: run }: Database) => {
  await run.execute(sql`update pg_database set datistemplate = false where datistemplate`);
  for (const name of ["template0", "template1"]) await run.execute(sql`drop database ${sql.identifier(name)}`);
};

const makeImage = async (world: WorldData | undefined, choice: WorldChoice): Promise<Uint8Array> => {
  const home = mkdtempSync(path.join(tmpdir(), "sandbox-image-"));
  try {
    const folder = path.join(home, "data");
    const database = await openPglite({ folder });
    try {
      if (world) {
        // Everything the world is made of; a start from a kept image needs none of it.
        const { seedWorld } = await import("./seed-world.ts");
        await seedWorld(database, world, choice, { isAlone: true });
        // The first reset of a process finds it, and has nothing to make.
        await keepDump(world, keptState(choice), await dumpTables(database));
      }
      await dropTemplates(database);
    } finally {
      await database.close();
    }
    return packImage(folder);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
};

/** Keeps the last few, because several checkouts or branches may take turns. */
const forgetOlderImages = async (prefix: string, newest: string) => {
  const others = (await readdir(imagesFolder())).filter(
    (name) => name.startsWith(`${prefix}-`) && name.endsWith(".tar") && name !== newest,
  );
  for (const name of others.slice(0, Math.max(0, others.length - 3)))
    await rm(path.join(imagesFolder(), name), { force: true });
};

const waitForLock = async (file: string) => {
  const deadline = performance.now() + 120_000;
  for (;;) {
    try {
      return lockFolder(file);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(100);
    }
  }
};
