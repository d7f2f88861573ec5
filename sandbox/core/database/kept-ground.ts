import type { WorldData } from "./world-data.ts";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Dump } from "./table-dump.ts";
import { worldHash } from "./world-hash.ts";

const usualFolder = () => path.resolve(".sandbox/images");
const nameOf = (world: WorldData) => `ground-${worldHash(world)}.json.gz`;

/**
 * What all worlds begin with, as an earlier process has made it from the same sources; nothing where none has, or where
 * what it left cannot be read.
 */
export const readGround = async (world: WorldData, folder = usualFolder()): Promise<Dump | undefined> => {
  try {
    const packed = await readFile(path.join(folder, nameOf(world)));
    return JSON.parse((await promisify(gunzip)(packed)).toString("utf8")) as Dump;
  } catch {
    // It is made anew, which takes a few seconds more.
    return undefined;
  }
};

/**
 * Keeps it for the next process, where there is room for it: reading takes a tenth of making. What earlier sources made
 * goes.
 */
export const keepGround = async (world: WorldData, dump: Dump, folder = usualFolder()): Promise<void> => {
  const file = path.join(folder, nameOf(world));
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, await promisify(gzip)(JSON.stringify(dump), { level: 1 }));
    await rename(draft, file);
    for (const name of await readdir(folder))
      if (/^ground-[0-9a-f]+\.json\.gz$/.test(name) && name !== nameOf(world))
        await rm(path.join(folder, name), { force: true });
  } catch {
    // A reset succeeds on a full or read-only disk too; the next process makes it anew.
    await rm(draft, { force: true }).catch(() => undefined);
  }
};
