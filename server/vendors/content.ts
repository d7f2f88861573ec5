import { circuitBreaker, ConsecutiveBreaker, handleAll } from "cockatiel";
import { LRUCache } from "lru-cache";
import { withDeadline } from "#server/with-deadline.ts";
import { ContentUnavailable, createContentDelivery, type ContentItem } from "./content-delivery.ts";
import type { ContentParts } from "./prepare-content.ts";

/** Managed content as the shop reads it. */
export interface Content {
  /**
   * The item of that key in that language, or null when there is none. A failing service is covered by the last good
   * copy. @throws ContentUnavailable without such a copy
   */
  byKey(key: string, locale: string): Promise<ContentItem | null>;
  /**
   * Every item of a schema in that language, each with everything it contains; asked for anew each time.
   * @throws ContentUnavailable when the service does not answer
   */
  bySchema(schema: string, locale: string): Promise<ContentItem[]>;
}

interface Kept {
  item: ContentItem | null;
  freshUntil: number;
}

const FRESH_MS = 60_000;
const MISSING_FRESH_MS = 30_000;
const KEEP_MS = 24 * 60 * 60 * 1000;
const MAX_KEPT = 1000;

/** Where there is an earlier copy, a newer one is waited for so long. */
const PATIENCE_MS = 500;

/** After so many failures in a row nobody is asked for a while. */
const FAILURES = 5;
const REST_MS = 5_000;

/** A shop without a content service: there is nothing to be read. */
const noContent: Content = { byKey: () => Promise.resolve(null), bySchema: () => Promise.resolve([]) };

/**
 * Managed content (Amplience Content Delivery v2) with a memory that is fresh for a minute and serves for a day.
 * Without a service every item is one that is not there.
 */
export const createContent = ({
  config: parts,
  now = Date.now,
}: {
  config: ContentParts;
  now?: () => number;
}): Content => {
  if (!parts.content.enabled) return noContent;
  const delivery = createContentDelivery(parts, () => parts.content.baseUrl);
  const answerCache = new LRUCache<string, Kept>({ max: MAX_KEPT });
  const pending = new Map<string, Promise<ContentItem | null>>();

  const isUsable = ({ freshUntil }: Kept): boolean => now() - freshUntil < KEEP_MS;

  /** A service that is silent is left alone for a while, so that not every page waits for it. */
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES) });

  const load = async (cacheKey: string, key: string, locale: string): Promise<ContentItem | null> => {
    try {
      const item = await breaker.execute(() => delivery.item("key", key, locale));
      answerCache.set(cacheKey, { item, freshUntil: now() + (item ? FRESH_MS : MISSING_FRESH_MS) });
      return item;
    } catch (cause) {
      const lastGood = answerCache.get(cacheKey);
      if (lastGood && isUsable(lastGood)) return lastGood.item;
      throw new ContentUnavailable({ cause });
    } finally {
      pending.delete(cacheKey);
    }
  };

  return {
    async bySchema(schema, locale) {
      const found: ContentItem[] = [];
      let cursor: string | undefined;
      try {
        do {
          const from = cursor;
          const page = await breaker.execute(() => delivery.page(schema, locale, from));
          found.push(...page.items);
          cursor = page.next;
        } while (cursor !== undefined && found.length < MAX_KEPT);
      } catch (cause) {
        throw new ContentUnavailable({ cause });
      }
      return found;
    },
    async byKey(key, locale) {
      const cacheKey = `${locale} ${key}`;
      const cached = answerCache.get(cacheKey);
      if (cached && now() < cached.freshUntil) return cached.item;
      const loading = pending.get(cacheKey) ?? load(cacheKey, key, locale);
      pending.set(cacheKey, loading);
      if (!cached || !isUsable(cached)) return loading;
      return withDeadline(loading, PATIENCE_MS).catch(() => cached.item);
    },
  };
};
