import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import { hashed } from "./hashed-name.ts";

const DAY_MS = 86_400_000;

/** So long after the last process of a build its files are there for pages that are still open. */
const KEEP_MS = 30 * DAY_MS;

/** So often a running process makes sure that they stay. */
const RENEW_MS = DAY_MS;

/** A file that is nowhere is not looked for again for this long. */
const MISSING_MS = 30_000;
const MISSING_REMEMBERED = 1_000;

const unpack = promisify(brotliDecompress);

/** A file of another build: as it is, or packed with Brotli. */
export interface SharedFile {
  body: Buffer;
  isPacked: boolean;
}

/** Files of all builds that run or ran a short while ago, for whoever still has a page of theirs open. */
export interface SharedFiles {
  /** A hashed file of some build by its path below `/static`; null when there is none. */
  find(name: string, acceptsBrotli: boolean): Promise<SharedFile | null>;
  /** Gives this build's files to the others, now and each day. */
  share(folder: string, build: string): Promise<void>;
  close(): void;
}

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `/${path.relative(folder, path.join(file.parentPath, file.name)).replaceAll(path.sep, "/")}`);

/** Each hashed file once: packed where the build has packed it. */
const filesToShare = (folder: string): { name: string; file: string }[] => {
  const names = namesIn(folder);
  const all = new Set(names);
  return names
    .filter((name) => hashed.test(name) && !/\.(br|gz|map)$/.test(name))
    .map((name) => ({ name, file: path.join(folder, all.has(`${name}.br`) ? `${name}.br` : name) }));
};

/** Keeps files in the shared store, so that a process of one build can answer for another (docs/decisions/0054). */
export const createSharedFiles = (store: SharedStore): SharedFiles => {
  const missing = new LRUCache<string, true>({ max: MISSING_REMEMBERED, ttl: MISSING_MS });
  let timer: NodeJS.Timeout | undefined;

  const share = async (folder: string, build: string): Promise<void> => {
    if (!store.isReady() || !(await store.claim(`files:${build}`, RENEW_MS / 2))) return;
    for (const { name, file } of filesToShare(folder)) {
      const text = (await readFile(file)).toString("base64");
      await store.set(`file:${name}`, `${file.endsWith(".br") ? "br" : "as-is"}:${text}`, KEEP_MS);
    }
  };

  return {
    find: async (name, acceptsBrotli) => {
      if (!hashed.test(name) || name.length > 200 || missing.has(name)) return null;
      const found = await store.get(`file:${name}`);
      if (found === null) {
        missing.set(name, true);
        return null;
      }
      const [packing = "", text = ""] = found.split(":", 2);
      const body = Buffer.from(text, "base64");
      if (packing !== "br") return { body, isPacked: false };
      return acceptsBrotli ? { body, isPacked: true } : { body: await unpack(body), isPacked: false };
    },
    share: async (folder, build) => {
      timer = setInterval(() => void share(folder, build), RENEW_MS);
      timer.unref();
      await share(folder, build);
    },
    close: () => clearInterval(timer),
  };
};
