import { LRUCache } from "lru-cache";
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

/** Managed content (Amplience Content Delivery v2) with a memory that is fresh for a minute and serves for a day. */
export const createContent = ({
  config: parts,
  now = Date.now,
}: {
  config: ContentParts;
  now?: () => number;
}): Content => {
  const delivery = createContentDelivery(parts, () => parts.content.baseUrl);
  const answerCache = new LRUCache<string, Kept>({ max: MAX_KEPT });
  const pending = new Map<string, Promise<ContentItem | null>>();

  const load = async (cacheKey: string, key: string, locale: string): Promise<ContentItem | null> => {
    try {
      const item = await delivery.item("key", key, locale);
      answerCache.set(cacheKey, { item, freshUntil: now() + (item ? FRESH_MS : MISSING_FRESH_MS) });
      return item;
    } catch (cause) {
      const lastGood = answerCache.get(cacheKey);
      if (lastGood && now() - lastGood.freshUntil < KEEP_MS) return lastGood.item;
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
          const page = await delivery.page(schema, locale, cursor);
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
      return loading;
    },
  };
};
