import { LRUCache } from "lru-cache";
import { prepareContent, type ContentParts } from "./prepare-content.ts";

/** A managed item, its linked items inlined and its pictures resolved to addresses. */
export interface ContentItem {
  _meta: { name?: string; schema: string; deliveryId?: string; deliveryKey?: string };
  [field: string]: unknown;
}

/** The delivery service could not answer and no earlier copy is at hand. */
export class ContentUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super("The content service did not answer.", options);
    this.name = "ContentUnavailable";
  }
}

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
/** The most items one answer of a filter holds. */
const FILTER_SIZE = 12;
const MAX_ANSWER_CHARACTERS = 2_000_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isItem = (value: unknown): value is ContentItem =>
  isRecord(value) && isRecord(value._meta) && typeof value._meta.schema === "string";

/** Managed content (Amplience Content Delivery v2) with a memory that is fresh for a minute and serves for a day. */
export const createContent = ({
  config: parts,
  now = Date.now,
}: {
  config: ContentParts;
  now?: () => number;
}): Content => {
  const config = parts.content;
  const kept = new LRUCache<string, Kept>({ max: MAX_KEPT });
  const pending = new Map<string, Promise<ContentItem | null>>();

  const request = async (key: string, locale: string): Promise<ContentItem | null> => {
    const path = key.split("/").map(encodeURIComponent).join("/");
    const query = new URLSearchParams({ depth: "all", format: "inlined", locale: `${locale},en-US,*` });
    const response = await fetch(`${config.baseUrl}/key/${path}?${query.toString()}`, {
      redirect: "error",
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(config.timeoutMs),
    });
    const text = await response.text();
    if (response.status === 404) return null;
    if (!response.ok || text.length > MAX_ANSWER_CHARACTERS) throw new Error(`status ${response.status}`);
    const { content } = JSON.parse(text) as { content?: unknown };
    if (!isItem(content)) throw new Error("not a content item");
    return prepareContent(content, parts) as ContentItem;
  };

  const requestPage = async (schema: string, locale: string, cursor: string | undefined) => {
    const response = await fetch(`${config.baseUrl}/filter`, {
      method: "POST",
      redirect: "error",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({
        filterBy: [{ path: "/_meta/schema", value: schema }],
        page: { size: FILTER_SIZE, ...(cursor !== undefined && { cursor }) },
        parameters: { depth: "all", format: "inlined", locale: `${locale},en-US,*` },
      }),
      signal: AbortSignal.timeout(config.timeoutMs),
    });
    const text = await response.text();
    if (!response.ok || text.length > MAX_ANSWER_CHARACTERS) throw new Error(`status ${response.status}`);
    const { responses, page } = JSON.parse(text) as {
      responses: { content?: unknown }[];
      page?: { nextCursor?: string };
    };
    const items = responses.map(({ content }) => content).filter(isItem);
    return {
      items: items.map((each) => prepareContent(each, parts) as ContentItem),
      next: page?.nextCursor,
    };
  };

  const load = async (cacheKey: string, key: string, locale: string): Promise<ContentItem | null> => {
    try {
      const item = await request(key, locale);
      kept.set(cacheKey, { item, freshUntil: now() + (item ? FRESH_MS : MISSING_FRESH_MS) });
      return item;
    } catch (cause) {
      const lastGood = kept.get(cacheKey);
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
          const page = await requestPage(schema, locale, cursor);
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
      const known = kept.get(cacheKey);
      if (known && now() < known.freshUntil) return known.item;
      const loading = pending.get(cacheKey) ?? load(cacheKey, key, locale);
      pending.set(cacheKey, loading);
      return loading;
    },
  };
};
