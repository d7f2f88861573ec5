import { setTimeout as pause } from "node:timers/promises";
import { refuse } from "#server/problem.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import { isSelected, type PageSelection } from "./page-selection.ts";
import type { Page } from "./page-entry.ts";
import { sharedSeconds, type SharedSeconds } from "./shared-seconds.ts";

/** The second level of the page cache: pages that all processes of one build share. */
export interface SharedPages {
  /**
   * A page that some process has made already, else what `render` makes; of all processes one renders, the others wait
   * for it. While the store is away, each renders for itself.
   */
  through(key: string, render: () => Promise<Page>): Promise<Page>;
  /** Forgets pages and has every process do so. @throws UpstreamProblem 503 while the store is away */
  purge(selection: PageSelection): Promise<void>;
  /** Hears what some process has purged, and `{}` when that may have been missed. */
  onPurge(forget: (selection: PageSelection) => void): Promise<void>;
}

interface SharedPagesOptions {
  store: SharedStore;
  /** Pages name files of their build, so that another build has its own. */
  build: string;
  most: SharedSeconds;
  /** The longest a render takes. */
  renderMs: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A page as it lies in the store; null for one that may not be shared, so that nobody waits for it. */
type Kept = (Page & { madeAt: number }) | null;

const POLL_MS = 40;

/** How long it is remembered that a page may not be shared. */
const UNSHARED_MS = 5_000;

/** The longest a process waits for another's render before it makes its own. */
const WAIT_MS = 3_000;

const PURGES = "purges";
const GENERATION = "purged";

/** Keeps a page under its tags, unless something was purged while it was made. */
const KEEP = `
if (redis.call("get", KEYS[1]) or "0") ~= ARGV[1] then return 0 end
redis.call("set", KEYS[2], ARGV[2], "PX", ARGV[3])
for index = 3, #KEYS do
  redis.call("sadd", KEYS[index], ARGV[4])
  redis.call("pexpire", KEYS[index], ARGV[5])
end
return 1`;

const FORGET = 'return redis.call("incr", KEYS[1])';
const TAGGED = 'return redis.call("smembers", KEYS[1])';

/** Creates the second level on a shared store. */
export const createSharedPages = (options: SharedPagesOptions): SharedPages => {
  const { store, build, most, renderMs, now = Date.now } = options;
  const pages = `pages:${build}:`;
  const pageKey = (key: string) => pages + key;
  const tagKey = (tag: string) => `tagged:${build}:${tag}`;
  const lockKey = (key: string) => `rendering:${build}:${key}`;
  const longestMs = (most.fresh + most.stale) * 1000;

  const read = async (key: string): Promise<Kept | undefined> => {
    const text = await store.get(pageKey(key));
    return text === null ? undefined : (JSON.parse(text) as Kept);
  };
  const ageOf = (page: Page & { madeAt: number }): "fresh" | "stale" | "over" => {
    const { fresh, stale } = sharedSeconds(page, most);
    const age = (now() - page.madeAt) / 1000;
    return age < fresh ? "fresh" : age < fresh + stale ? "stale" : "over";
  };

  const keep = async (key: string, page: Page & { madeAt: number }, generation: string) => {
    const { fresh, stale } = sharedSeconds(page, most);
    if (fresh === 0) {
      await store.set(pageKey(key), "null", UNSHARED_MS);
      return;
    }
    const tags = page.tags ?? [];
    const keys = [GENERATION, pageKey(key), ...tags.map(tagKey)];
    const values = [generation, JSON.stringify(page), String((fresh + stale) * 1000), key, String(longestMs)];
    await store.run(KEEP, keys, values).catch(() => undefined);
  };

  const renderFor = async (key: string, render: () => Promise<Page>): Promise<Page> => {
    const generation = (await store.get(GENERATION)) ?? "0";
    const madeAt = now();
    try {
      const page = { ...(await render()), madeAt };
      await keep(key, page, generation);
      return page;
    } catch (error) {
      await store.set(pageKey(key), "null", UNSHARED_MS);
      throw error;
    } finally {
      await store.delete([lockKey(key)]);
    }
  };

  /** What another process makes of it: undefined when that takes too long. */
  const waitFor = async (key: string): Promise<Kept | undefined> => {
    const until = now() + Math.min(WAIT_MS, renderMs);
    while (now() < until && store.isReady()) {
      await pause(POLL_MS);
      const found = await read(key);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const tagged = async (tag: string): Promise<string[]> => (await store.run(TAGGED, [tagKey(tag)], [])) as string[];

  const forgetShared = async (selection: PageSelection) => {
    await store.run(FORGET, [GENERATION], []);
    if (selection.tag !== undefined) {
      const keys = (await tagged(selection.tag)).filter((key) => isSelected({ prefix: selection.prefix }, key));
      await store.delete(keys.map(pageKey));
      return;
    }
    for await (const keys of store.keysFrom(pages))
      await store.delete(keys.filter((key) => isSelected(selection, key.slice(pages.length))));
  };

  return {
    through: async (key, render) => {
      if (!store.isReady()) return render();
      const found = await read(key);
      if (found === null) return render();
      if (found && ageOf(found) === "fresh") return found;
      if (await store.claim(lockKey(key), renderMs)) return renderFor(key, render);
      if (found && ageOf(found) === "stale") return found;
      return (await waitFor(key)) ?? render();
    },
    purge: async (selection) => {
      try {
        await forgetShared(selection);
        await store.publish(PURGES, JSON.stringify(selection));
      } catch {
        throw refuse(503, "service-unavailable", "Service Unavailable", "The other processes could not be told.");
      }
    },
    onPurge: async (forget) => {
      let known = await store.get(GENERATION);
      const readAgain = async () => {
        const generation = await store.get(GENERATION);
        if (generation !== known) forget({});
        known = generation;
      };
      await store.subscribe(
        PURGES,
        (message) => {
          forget(JSON.parse(message) as PageSelection);
          void store.get(GENERATION).then((generation) => {
            known = generation;
          });
        },
        () => void readAgain(),
      );
    },
  };
};
