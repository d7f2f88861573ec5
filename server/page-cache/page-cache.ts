import { LRUCache } from "lru-cache";
import { packPage, type Page, type PageEntry } from "./page-entry.ts";
import { isSelected, type PageSelection } from "./page-selection.ts";
import { sharedSeconds } from "./shared-seconds.ts";

/** After a failed refresh the old page answers this long before another try. */
const RETRY_MS = 5_000;

/** A kept page and whether it is still fresh. */
export interface CachedPage {
  entry: PageEntry;
  fresh: boolean;
}

/** Rendered pages by key, bounded by bytes, one render per key however many ask. */
export interface PageCache {
  /** The kept page: fresh, or stale but still allowed; else `undefined`. */
  find(key: string): CachedPage | undefined;
  /**
   * Renders a page, or joins the render that already runs for its key, and keeps the result when it may be shared. One
   * that became fresh since the caller looked is not rendered again.
   */
  fill(key: string, render: () => Promise<Page>): Promise<PageEntry>;
  /** Renders a stale page again in the background; a failure keeps the old one. */
  refresh(key: string, render: () => Promise<Page>): void;
  /** Forgets some pages, or all; a render that is under way is not kept. Answers how many went. */
  purge(selection?: PageSelection): number;
  statistics(): { pages: number; bytes: number; hits: number; misses: number; stale: number };
}

interface Kept {
  entry: PageEntry;
  tags: readonly string[];
  freshUntil: number;
  staleUntil: number;
}

interface PageCacheOptions {
  maxBytes: number;
  /** Upper limits; a page's own `s-maxage` and `stale-while-revalidate` may be lower. */
  freshSeconds: number;
  staleSeconds: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  onRefreshError?: (error: unknown, key: string) => void;
}

/** Creates an empty page cache. */
export const createPageCache = (options: PageCacheOptions): PageCache => {
  const { maxBytes, freshSeconds, staleSeconds, now = Date.now, onRefreshError } = options;
  const pages = new LRUCache<string, Kept>({
    maxSize: Math.max(maxBytes, 1),
    maxEntrySize: Math.max(Math.floor(maxBytes / 4), 1),
    sizeCalculation: ({ entry }, key) => entry.bytes + key.length * 2,
  });
  const pending = new Map<string, Promise<PageEntry>>();
  let generation = 0;
  const counts = { hits: 0, misses: 0, stale: 0 };

  const store = (key: string, page: Page, entry: PageEntry, startedIn: number) => {
    const { fresh, stale } = sharedSeconds(page, { fresh: freshSeconds, stale: staleSeconds });
    if (fresh > 0 && startedIn === generation) {
      const freshUntil = (page.madeAt ?? now()) + fresh * 1000;
      pages.set(key, { entry, tags: page.tags ?? [], freshUntil, staleUntil: freshUntil + stale * 1000 });
    } else if (page.status < 500) pages.delete(key);
  };

  const fill: PageCache["fill"] = (key, render) => {
    const running = pending.get(key);
    if (running) return running;
    const kept = pages.peek(key);
    if (kept && now() < kept.freshUntil) return Promise.resolve(kept.entry);
    const startedIn = generation;
    const started = (async () => {
      const page = await render();
      const entry = await packPage(page);
      store(key, page, entry, startedIn);
      return entry;
    })().finally(() => {
      if (pending.get(key) === started) pending.delete(key);
    });
    pending.set(key, started);
    return started;
  };

  return {
    find: (key) => {
      const found = pages.get(key);
      const time = now();
      if (!found || time >= found.staleUntil) {
        counts.misses += 1;
        return undefined;
      }
      const fresh = time < found.freshUntil;
      counts[fresh ? "hits" : "stale"] += 1;
      return { entry: found.entry, fresh };
    },

    fill,

    refresh: (key, render) => {
      if (pending.has(key)) return;
      const before = pages.peek(key);
      const postpone = () => {
        const after = pages.peek(key);
        if (after && after === before) after.freshUntil = Math.min(now() + RETRY_MS, after.staleUntil);
      };
      fill(key, render).then(
        (entry) => entry.status >= 500 && postpone(),
        (error: unknown) => {
          postpone();
          onRefreshError?.(error, key);
        },
      );
    },

    purge: (selection = {}) => {
      generation += 1;
      pending.clear();
      const doomed = [...pages.entries()].filter(([key, { tags }]) => isSelected(selection, key, tags));
      for (const [key] of doomed) pages.delete(key);
      return doomed.length;
    },

    statistics: () => ({ pages: pages.size, bytes: pages.calculatedSize, ...counts }),
  };
};
