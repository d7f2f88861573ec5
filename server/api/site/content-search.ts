import { LRUCache } from "lru-cache";
import type { ContentHit } from "#app/commerce-api/content.ts";
import { firstMedia } from "#app/domain/content/media.ts";
import { refuse } from "#server/problem.ts";
import type { ContentItem } from "#server/vendors/content-delivery.ts";
import { withDeadline } from "#server/with-deadline.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

const CACHE_SECONDS = 300;
/** How long the list of pages serves before it is asked for again, beside the search that needs it. */
const FRESH_MS = 10 * 60 * 1000;
/** A search stands without these pages sooner than without its answer; the list comes in for the next one. */
const LIST_WAIT_MS = 800;
const MAX_HITS = 4;
const MAX_QUERY_CHARACTERS = 500;

/** Folders whose pages may be found, by what a shopper calls them. */
const kinds: Readonly<Record<string, ContentHit["kind"]>> = {
  recipes: "recipe",
  blog: "story",
  help: "help",
  occasions: "occasion",
};

interface IndexedPage extends ContentHit {
  titleWords: string[];
  words: string[];
}

/** Lower-case words without accents; a plural is its singular. */
export const searchWords = (text: string): string[] =>
  (
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const indexed = (item: ContentItem): IndexedPage[] => {
  const key = item._meta.deliveryKey ?? "";
  const kind = kinds[key.split("/")[0] ?? ""];
  const title = textOf(item["title"]);
  if (!kind || !key.includes("/") || title === "" || item["noindex"] === true) return [];
  const description = textOf(item["description"]);
  const titleWords = searchWords(title);
  const picture = firstMedia(item["contentItems"])?.url;
  return [
    {
      link: `/${key}`,
      kind,
      title,
      description,
      ...(picture !== undefined && { picture }),
      titleWords,
      words: [...titleWords, ...searchWords(description)],
    },
  ];
};

type Lists = LRUCache<string, IndexedPage[], SiteContext>;

/** By the service that gave the pages: programs may hold more than one shop. */
const listsByService = new WeakMap<object, Lists>();

/** Lists that are read anew once they are old, and serve meanwhile, or as long as they cannot be read. */
const createLists = (): Lists =>
  new LRUCache({
    max: 20,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, _old, { context: { config, site, vendors } }) => {
      const schema = `${config.thirdParties.content.schemaBase}content-page`;
      return (await vendors.content.bySchema(schema, site.locale)).flatMap(indexed);
    },
  });

const pagesOf = async (context: SiteContext): Promise<IndexedPage[]> => {
  const { site, vendors } = context;
  const lists = listsByService.get(vendors.content) ?? createLists();
  listsByService.set(vendors.content, lists);
  return (await lists.fetch(`${site.id} ${site.locale}`, { context })) ?? [];
};

/** The pages that have every word of a query, those with it in their title first. */
export const matchingPages = <Page extends { titleWords: string[]; words: string[] }>(
  pages: readonly Page[],
  query: string,
): Page[] => {
  const queryWords = searchWords(query);
  const has = (words: readonly string[]) => queryWords.every((word) => words.some((each) => each.startsWith(word)));
  if (queryWords.length === 0) return [];
  const found = pages.filter(({ words }) => has(words));
  return [...found.filter((page) => has(page.titleWords)), ...found.filter((page) => !has(page.titleWords))];
};

/**
 * `GET content-search?q=`: managed pages about what is searched for, `{ hits }`; none while the content service is
 * away or has not given their list.
 */
export const contentSearch: SiteOperation = {
  method: "GET",
  path: "content-search",
  cacheSeconds: CACHE_SECONDS,
  handle: async (context, { query }) => {
    const q = (query["q"] ?? "").trim();
    if (q === "" || q.length > MAX_QUERY_CHARACTERS)
      throw refuse(400, "bad-request", "Bad Request", `'q' must hold 1 to ${MAX_QUERY_CHARACTERS} characters.`);
    try {
      const hits = matchingPages(await withDeadline(pagesOf(context), LIST_WAIT_MS), q)
        .slice(0, MAX_HITS)
        .map(({ titleWords: _title, words: _words, ...hit }): ContentHit => hit);
      return { hits };
    } catch (error) {
      context.markDegraded();
      context.log.warn({ reason: String(error) }, "pages could not be searched");
      return { hits: [] };
    }
  },
};
