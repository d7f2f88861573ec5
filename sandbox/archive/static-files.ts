import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Pictures and other files that catalogues and libraries bring. */
export interface StaticFiles {
  write(address: string, content: Readable): Promise<void>;
  /** Addresses in order. */
  list(): Promise<string[]>;
  read(address: string): Promise<Buffer>;
}

const walk = async (folder: string, below = ""): Promise<string[]> => {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const address = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return walk(folder, address);
      return entry.isFile() ? [address] : [];
    }),
  );
  return found.flat().sort();
};

/** Keeps them in a folder. @throws Error for an address that leaves it */
export const createStaticFolder = (folder: string): StaticFiles => {
  const placeOf = (address: string) => {
    const place = path.resolve(folder, address);
    if (!place.startsWith(`${path.resolve(folder)}${path.sep}`)) throw new Error(`'${address}' leaves the folder.`);
    return place;
  };
  return {
    write: async (address, content) => {
      await mkdir(path.dirname(placeOf(address)), { recursive: true });
      await pipeline(content, createWriteStream(placeOf(address)));
    },
    list: () => walk(folder),
    read: (address) => readFile(placeOf(address)),
  };
};
