import type { CallRecord } from "#sandbox/http/api-options.ts";

/** The last calls, newest first; without bodies, tokens or query values. */
export interface Journal {
  add(record: CallRecord): void;
  list(): CallRecord[];
  clear(): void;
}

/** Keeps the last `size` calls in memory. */
export const createJournal = (size = 200): Journal => {
  const records: CallRecord[] = [];
  return {
    add: (record) => {
      records.unshift({ ...record, path: redactPath(record.path) });
      if (records.length > size) records.length = size;
    },
    list: () => [...records],
    clear: () => {
      records.length = 0;
    },
  };
};

/** A path segment that looks like an e-mail address says who somebody is. */
const redactPath = (path: string) => path.replace(/[^/]*(@|%40)[^/]*/gi, "…");
