import { LRUCache } from "lru-cache";

/** Answers of the backend that all pages of a site have in common, kept for seconds. */
export interface SharedAnswers {
  /** The kept answer, or that of the call; callers at the same time share one call. A failure is not kept. */
  through(key: string, call: () => Promise<unknown>): Promise<unknown>;
  /** Forgets all of them, as a purge of pages wants it. */
  clear(): void;
}

/** Most answers that are kept: categories of all sites. */
const MOST_ANSWERS = 500;

/** Creates an empty memory. Without time to live every call is made; `now` gives milliseconds. */
export const createSharedAnswers = ({
  keepMs,
  now = Date.now,
}: {
  keepMs: number;
  now?: () => number;
}): SharedAnswers => {
  if (keepMs <= 0) return { through: (_key, call) => call(), clear: () => undefined };
  const answers = new LRUCache<string, Promise<unknown>>({
    max: MOST_ANSWERS,
    ttl: keepMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    through: (key, call) => {
      const known = answers.get(key);
      if (known) return known;
      const asked = call();
      answers.set(key, asked);
      asked.catch(() => answers.peek(key) === asked && answers.delete(key));
      return asked;
    },
    clear: () => answers.clear(),
  };
};
