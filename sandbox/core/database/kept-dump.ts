import type { WorldChoice, WorldData } from "./world-data.ts";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Dump, DumpedTable } from "./table-dump.ts";
import { worldHash } from "./world-hash.ts";

/** What is kept of a world: what all its states begin with, or one of them. */
export type KeptPart = "ground" | `state-${string}-${number}`;

/** A state as it is kept. */
export const keptState = ({ world, seed }: WorldChoice): KeptPart => `state-${world}-${seed}`;

/** A table as it is kept: its rows are unpacked when they are asked for, because a reset needs those of few. */
interface KeptTable extends Omit<DumpedTable, "rows"> {
  /** The rows as a JSON list, in gzip and base64. */
  packed: string;
}

type KeptDump = Omit<Dump, "tables"> & { tables: KeptTable[] };

const packed = ({ rows, ...table }: DumpedTable): KeptTable => ({
  ...table,
  packed: gzipSync(JSON.stringify(rows), { level: 1 }).toString("base64"),
});

const unpacked = ({ packed: kept, ...table }: KeptTable): DumpedTable => {
  let rows: string[] | undefined;
  return {
    ...table,
    get rows() {
      rows ??= JSON.parse(gunzipSync(Buffer.from(kept, "base64")).toString("utf8")) as string[];
      return rows;
    },
  };
};

const usualFolder = () => path.resolve(".sandbox/images");
/** Worlds have states of the same names, so the world's own stands first. */
const startOf = (world: WorldData, part: KeptPart) => `${world.id}-${part}-`;
const nameOf = (world: WorldData, part: KeptPart) => `${startOf(world, part)}${worldHash(world)}.json`;

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
    const { tables, ...rest } = JSON.parse(await readFile(path.join(folder, nameOf(world, part)), "utf8")) as KeptDump;
    return { ...rest, tables: tables.map(unpacked) };
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
    const tables = dump.tables.map(packed);
    await writeFile(draft, JSON.stringify({ ...dump, tables } satisfies KeptDump));
    await rename(draft, file);
    for (const other of await readdir(folder))
      if (other.startsWith(startOf(world, part)) && /-[0-9a-f]{20}\.json(\.gz)?$/.test(other) && other !== name)
        await rm(path.join(folder, other), { force: true });
  } catch {
    // A reset succeeds on a full or read-only disk too; the next process makes it anew.
    await rm(draft, { force: true }).catch(() => undefined);
  }
};
