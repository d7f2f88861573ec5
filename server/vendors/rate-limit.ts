import { LRUCache } from "lru-cache";

/** Counts calls by key in a fixed window; `allows` is false from the first call above the limit. */
export const createRateLimit = (options: { limit: number; windowMs: number; now?: () => number }) => {
  const { limit, windowMs, now = Date.now } = options;
  const windows = new LRUCache<string, { endsAt: number; calls: number }>({ max: 10_000 });
  return {
    allows(key: string): boolean {
      const current = windows.get(key);
      const window = current && now() < current.endsAt ? current : { endsAt: now() + windowMs, calls: 0 };
      window.calls += 1;
      windows.set(key, window);
      return window.calls <= limit;
    },
  };
};
