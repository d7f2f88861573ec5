import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What a vendor remembers by id; with a file it outlives the process. */
export interface VendorLedger<Entry> {
  get: (id: string) => Entry | undefined;
  put: (id: string, entry: Entry) => void;
  /** The first entry that fits. */
  find: (fits: (entry: Entry) => boolean) => Entry | undefined;
}

/** Entries kept; the oldest go first. */
const MOST_KEPT = 50_000;

const read = <Entry>(file: string): [string, Entry][] =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line): [string, Entry][] => {
      try {
        return line === "" ? [] : [JSON.parse(line) as [string, Entry]];
      } catch {
        // The last line may be cut off where the process was killed while it wrote.
        return [];
      }
    });

/** A ledger, in memory, or also in a file to which every change is appended before it counts. */
export const createVendorLedger = <Entry>(file?: string): VendorLedger<Entry> => {
  const entries = new Map<string, Entry>();
  if (file) {
    mkdirSync(path.dirname(file), { recursive: true });
    for (const [id, entry] of existsSync(file) ? read<Entry>(file) : []) entries.set(id, entry);
    const kept = [...entries].slice(-MOST_KEPT);
    writeFileSync(file, kept.map((each) => `${JSON.stringify(each)}\n`).join(""));
  }
  return {
    get: (id) => entries.get(id),
    put: (id, entry) => {
      if (file) appendFileSync(file, `${JSON.stringify([id, entry])}\n`);
      entries.set(id, entry);
      const [oldest] = entries.keys();
      if (entries.size > MOST_KEPT && oldest !== undefined) entries.delete(oldest);
    },
    find: (fits) => [...entries.values()].find(fits),
  };
};
