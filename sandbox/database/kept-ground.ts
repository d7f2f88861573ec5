import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Dump } from "./table-dump.ts";
import { worldHash } from "./world-hash.ts";

const folder = () => path.resolve(".sandbox/images");
const nameOf = () => `ground-${worldHash()}.json.gz`;

/** What all worlds begin with, as an earlier process has made it from the same sources; nothing where none has. */
export const readGround = async (): Promise<Dump | undefined> => {
  const file = path.join(folder(), nameOf());
  if (!existsSync(file)) return undefined;
  return JSON.parse((await promisify(gunzip)(await readFile(file))).toString("utf8")) as Dump;
};

/** Keeps it for the next process: reading takes a tenth of making. What earlier sources made goes. */
export const keepGround = async (dump: Dump): Promise<void> => {
  const file = path.join(folder(), nameOf());
  await mkdir(folder(), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, await promisify(gzip)(JSON.stringify(dump), { level: 1 }));
  await rename(draft, file);
  for (const name of await readdir(folder()))
    if (/^ground-[0-9a-f]+\.json\.gz$/.test(name) && name !== nameOf())
      await rm(path.join(folder(), name), { force: true });
};
