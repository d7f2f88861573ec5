import { LRUCache } from "lru-cache";
import type { Clock } from "#sandbox/clock.ts";
import type { InventoryService } from "#sandbox/inventory/inventory-service.ts";
import type { PriceBook } from "#sandbox/prices/price.ts";
import type { PriceService } from "#sandbox/prices/price-service.ts";
import type { Catalogue } from "#sandbox/products/catalogue.ts";
import type { Onlooker } from "#sandbox/products/product-document-service.ts";
import type { ProductService } from "#sandbox/products/product-service.ts";
import type { StoreService } from "#sandbox/stores/store-service.ts";
import { facetsOf, type Facet } from "./facets.ts";
import { fits, type Refinement, type SearchStock } from "./refinement.ts";
import { nextChange, searchEntries, type SearchEntry } from "./search-entry.ts";
import { decidingWords, textQuery } from "./search-query.ts";
import type { SearchRepository } from "./search-repository.ts";
import { sorted } from "./sorting.ts";

/** A word that was not known, with the one searched instead. */
export interface Correction {
  original: string;
  corrected: string;
}

/** What a phrase finds, before anything is refined. */
interface TextMatch {
  /** How well each product fits, 0 to 1. */
  ranks: ReadonlyMap<string, number>;
  corrections: Correction[];
}

/** A search. */
export interface SearchQuestion {
  /** What was typed; null when only refinements are given. */
  phrase: string | null;
  refinements: Refinement[];
  sort: string;
  offset: number;
  limit: number;
  /** The shop whose stock the pickup refinement counts; null for any. */
  storeId: string | null;
}

/** What a search found. */
export interface SearchAnswer {
  total: number;
  /** The page asked for. */
  hits: SearchEntry[];
  facets: Facet[];
  corrections: Correction[];
}

/** The search as routes and other domains see it. */
export interface SearchService {
  search(question: SearchQuestion, onlooker: Onlooker): Promise<SearchAnswer>;
  /** Products that fit a phrase being typed, best first, with the words that were put right. */
  suggest(phrase: string, onlooker: Onlooker): Promise<{ entries: SearchEntry[]; corrections: Correction[] }>;
  /** Known words that begin like the last word typed. */
  completions(phrase: string, locale: string): Promise<string[]>;
  /** Forgets what was read; to be called after writing what is searched. */
  invalidate(): void;
}

interface Services {
  products: ProductService;
  prices: PriceService;
  inventory: InventoryService;
  stores: StoreService;
}

/** The search: words are matched in SQL and remembered, refinements and counts are worked out in memory. */
export const createSearchService = (
  repository: SearchRepository,
  { products, prices, inventory, stores }: Services,
  clock: Clock,
): SearchService => {
  const matches = new LRUCache<string, TextMatch>({ max: 1000 });
  const synonyms = new Map<string, Promise<Map<string, string[]>>>();
  const terms = new Map<string, Promise<Set<string>>>();
  const indexes = new LRUCache<
    string,
    { catalogue: Catalogue; books: PriceBook[]; until: Date | null; entries: Map<string, SearchEntry> }
  >({ max: 24 });

  const once = <T>(known: Map<string, Promise<T>>, locale: string, read: () => Promise<T>): Promise<T> => {
    const reading = known.get(locale) ?? read();
    if (!known.has(locale)) {
      known.set(locale, reading);
      reading.catch(() => known.delete(locale));
    }
    return reading;
  };
  const synonymsOf = (locale: string) => once(synonyms, locale, () => repository.readSynonyms(locale));
  const termsOf = (locale: string) => once(terms, locale, async () => new Set(await repository.readTerms(locale)));

  const entriesFor = async (onlooker: Onlooker): Promise<Map<string, SearchEntry>> => {
    const catalogue = await products.catalogue(onlooker.locale);
    const books = await prices.booksFor(onlooker);
    const key = [onlooker.siteId, onlooker.locale, ...books.map(({ id }) => id)].join(" ");
    const now = clock.now();
    const known = indexes.get(key);
    if (known && known.catalogue === catalogue && known.books === books && (known.until === null || now < known.until))
      return known.entries;
    const entries = searchEntries(catalogue, books, onlooker.siteId, now);
    indexes.set(key, { catalogue, books, until: nextChange(catalogue, now), entries });
    return entries;
  };

  const ranksOf = async (locale: string, words: string[]): Promise<Map<string, number>> => {
    const query = textQuery(words, await synonymsOf(locale));
    const rows = query === null ? [] : await repository.match(locale, query);
    const best = rows[0]?.rank ?? 1;
    return new Map(rows.map(({ productId, rank }) => [productId, best > 0 ? rank / best : 0]));
  };

  /** Unknown words give way to the nearest known ones, but only when nothing was found as it was typed. */
  const match = async (locale: string, phrase: string): Promise<TextMatch> => {
    const words = decidingWords(phrase);
    const key = `${locale} ${words.join(" ")}`;
    const known = matches.get(key);
    if (known) return known;
    let found: TextMatch = { ranks: await ranksOf(locale, words), corrections: [] };
    if (found.ranks.size === 0 && words.length > 0) {
      const vocabulary = await termsOf(locale);
      const corrections: Correction[] = [];
      for (const original of words) {
        if (vocabulary.has(original)) continue;
        const corrected = await repository.nearestTerm(locale, original);
        if (corrected !== undefined) corrections.push({ original, corrected });
      }
      const better = words.map((word) => corrections.find(({ original }) => original === word)?.corrected ?? word);
      if (corrections.length > 0) found = { ranks: await ranksOf(locale, better), corrections };
    }
    matches.set(key, found);
    return found;
  };

  const inStock = async (entries: SearchEntry[], listIds: string[]): Promise<Set<string>> => {
    const records = await inventory.recordsInLists(
      entries.flatMap(({ orderableIds }) => orderableIds),
      listIds,
    );
    return new Set(
      entries
        .filter(({ orderableIds }) =>
          [...records.values()].some((list) => orderableIds.some((id) => list.get(id)?.orderable)),
        )
        .map(({ product }) => product.id),
    );
  };

  /** Stock is read only when a refinement or a shop asks about it. */
  const stockFor = async (
    entries: SearchEntry[],
    { refinements, storeId }: SearchQuestion,
    siteId: string,
  ): Promise<SearchStock> => {
    const asked = (name: string) => refinements.find(({ attributeId }) => attributeId === name);
    const siteList = await inventory.listOf(siteId);
    const [store] = storeId === null ? [] : await stores.find([storeId], siteId);
    const shopLists = store?.inventoryListId ? [store.inventoryListId] : [];
    return {
      orderable: asked("orderable_only") ? await inStock(entries, siteList ? [siteList] : []) : new Set(),
      inLists: await inStock(entries, asked("ilids")?.values ?? []),
      atShop: storeId === null ? null : await inStock(entries, shopLists),
    };
  };

  const matching = async (phrase: string, onlooker: Onlooker) => {
    const entries = await entriesFor(onlooker);
    const { ranks, corrections } = await match(onlooker.locale, phrase);
    return { found: [...ranks.keys()].flatMap((id) => entries.get(id) ?? []), ranks, corrections };
  };

  return {
    search: async (question, onlooker) => {
      const { phrase, refinements, sort, offset, limit } = question;
      const { found, ranks, corrections } =
        phrase === null
          ? { found: [...(await entriesFor(onlooker)).values()], ranks: null, corrections: [] }
          : await matching(phrase, onlooker);
      const stock = await stockFor(found, question, onlooker.siteId);
      const hits = found.filter((entry) => refinements.every((refinement) => fits(entry, refinement, stock)));
      return {
        total: hits.length,
        hits: sorted(hits, sort, ranks).slice(offset, offset + limit),
        facets: facetsOf(found, refinements, stock, await products.catalogue(onlooker.locale)),
        corrections,
      };
    },

    suggest: async (phrase, onlooker) => {
      const { found, ranks, corrections } = await matching(phrase, onlooker);
      return { entries: sorted(found, "featured-items", ranks), corrections };
    },

    completions: async (phrase, locale) => {
      const last = decidingWords(phrase).at(-1);
      if (last === undefined || last.length < 3) return [];
      return [...(await termsOf(locale))].filter((term) => term.startsWith(last)).sort();
    },

    invalidate: () => {
      matches.clear();
      synonyms.clear();
      terms.clear();
      indexes.clear();
    },
  };
};
