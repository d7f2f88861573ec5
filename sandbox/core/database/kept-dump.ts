import type { WorldChoice, WorldData } from "./world-data.ts";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Dump } from "./table-dump.ts";
import { worldHash } from "./world-hash.ts";

/** What is kept of a world: what all its states begin with, or one of them. */
export type KeptPart = "ground" | `state-${string}-${number}`;

/** A state as it is kept. */
export const keptState = ({ world, seed }: WorldChoice): KeptPart => `state-${world}-${seed}`;

const usualFolder = () => path.resolve(".sandbox/images");
const nameOf = (world: WorldData, part: KeptPart) => `${part}-${worldHash(world)}.json.gz`;

/**
 * A part of a world as an earlier process has made it from the same sources; nothing where none has, or where what it
 * left cannot be read.
 */
export const readKeptDump = async (
  world: WorldData,
  part: KeptPart,
  folder = usualFolder(),
): Promise<Dump | undefined> => {
  try {
    const packed = await readFile(path.join(folder, nameOf(world, part)));
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
export const keepDump = async (world: WorldData, part: KeptPart, dump: Dump, folder = usualFolder()): Promise<void> => {
  const name = nameOf(world, part);
  const file = path.join(folder, name);
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, await promisify(gzip)(JSON.stringify(dump), { level: 1 }));
    await rename(draft, file);
    for (const other of await readdir(folder))
      if (other.startsWith(`${part}-`) && /-[0-9a-f]{20}\.json\.gz$/.test(other) && other !== name)
        await rm(path.join(folder, other), { force: true });
  } catch {
    // A reset succeeds on a full or read-only disk too; the next process makes it anew.
    await rm(draft, { force: true }).catch(() => undefined);
  }
};
