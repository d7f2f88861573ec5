import { onForget } from "#sandbox/core/forgetting.ts";
import { LRUCache } from "lru-cache";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { PriceService } from "#sandbox/platform/prices/price-service.ts";
import { categoryPath, isCategoryShown, type Catalogue } from "#sandbox/platform/products/catalogue.ts";
import type { Onlooker } from "#sandbox/platform/products/product-document-service.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import type { StoreService } from "#sandbox/platform/stores/store-service.ts";
import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import { facetsOf, narrow, type Facet } from "./facets.ts";
import type { SearchRules } from "./search-rules.ts";
import { parseRefinements, type PromotionRole, type Refinement, type SearchStock } from "./refinement.ts";
import { refinementsOf } from "./refinement-definition.ts";
import type { SearchEntry } from "./search-entry.ts";
import { createSearchIndex, inOrderOf, type SearchIndex } from "./search-index.ts";
import { wordsOf } from "./search-query.ts";
import type { SearchRepository, SortingOption } from "./search-repository.ts";
import { createTextMatchService, type Correction, type TextMatchService } from "./text-match-service.ts";

/** A search. */
export interface SearchQuestion {
  /** What was typed; null when only refinements are given. */
  phrase: string | null;
  refinements: Refinement[];
  /** Null for the default order. */
  sort: string | null;
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
  /** The order the hits stand in, and those there are. */
  sortingOption: SortingOption;
  sortingOptions: readonly SortingOption[];
  /** Where the merchant sends people who type this; undefined for most phrases. */
  redirect: string | undefined;
}

/** What may be meant by a phrase that is being typed; the lists are whole, the best first. */
export interface Suggestions {
  entries: readonly SearchEntry[];
  corrections: Correction[];
  completions: string[];
  categories: { id: string; name: string; parentName: string }[];
  brands: string[];
  /** The merchant's own phrases that hold what was typed. */
  phrases: string[];
}

/** Which products belong to a promotion, by their role in it. */
export type PromotedProducts = (
  promotionId: string,
  role: PromotionRole,
  onlooker: Onlooker,
) => Promise<ReadonlySet<string>>;

/** The search as routes and other domains see it. */
export interface SearchService {
  search(question: SearchQuestion, onlooker: Onlooker): Promise<SearchAnswer>;
  suggest(phrase: string, onlooker: Onlooker): Promise<Suggestions>;
  /** Reads `attribute=value` texts. @throws Fault 400 for an attribute or value that can not be refined by. */
  refinements(texts: string[], onlooker: Onlooker): Promise<Refinement[]>;
  /** The order with that id on a site, the default for null. @throws Fault 400 `bad-request` for an unknown one. */
  sortingOption(id: string | null, siteId: string): Promise<SortingOption>;
  /** All that a site's shoppers may find. */
  index(onlooker: Onlooker): Promise<SearchIndex>;
  texts: TextMatchService;
  /** Forgets what was read; to be called after writing what is searched. */
  invalidate(): void;
}

interface Services {
  products: ProductService;
  prices: PriceService;
  inventory: InventoryService;
  stores: StoreService;
  promotedProducts: PromotedProducts;
}

/**
 * The order every site has, whether its merchant offers it or not: how well the words fit. Without words it is what the
 * category, or else the site, is sorted by.
 */
const bestMatches: SortingOption = {
  id: "best-matches",
  labels: { default: "Best matches", "fr-CA": "Meilleurs résultats" },
  rule: {
    steps: [
      {
        kind: "weighted",
        attributes: [{ path: "text-relevance", weight: 100, direction: "descending", missing: "minimum" }],
      },
    ],
  },
  siteIds: [],
};

/** The search: words are matched in SQL and remembered, refinements and counts are worked out in memory. */
export const createSearchService = (
  repository: SearchRepository,
  { products, prices, inventory, stores, promotedProducts }: Services,
  clock: Clock,
  rules: SearchRules = {},
): SearchService => {
  const texts = createTextMatchService(repository);
  const indexes = new LRUCache<string, SearchIndex>({ max: 24 });
  onForget(() => indexes.clear());
  const readOptions = createSharedRead(() => repository.readSortingOptions());
  const readSortings = createSharedRead(() => repository.readCategorySortings());
  const readDefinitions = createSharedRead(() => repository.readRefinements());

  const index = async (onlooker: Onlooker): Promise<SearchIndex> => {
    const catalogue = await products.catalogue(onlooker.locale);
    const books = await prices.booksFor(onlooker);
    const key = [onlooker.siteId, onlooker.locale, ...books.map(({ id }) => id)].join(" ");
    const now = clock.now();
    const known = indexes.get(key);
    if (known?.holds(catalogue, books, now)) return known;
    const made = createSearchIndex(catalogue, books, onlooker.siteId, now, rules);
    indexes.set(key, made);
    return made;
  };

  const offered = async (siteId: string): Promise<readonly SortingOption[]> => {
    const own = (await readOptions()).filter(({ siteIds }) => siteIds.length === 0 || siteIds.includes(siteId));
    return own.length > 0 ? own : [bestMatches];
  };

  /** What a category is sorted by when nothing is chosen: its own rule, or that of the nearest category above it. */
  const ruleOfCategory = async (catalogue: Catalogue, { refinements }: SearchQuestion, siteId: string) => {
    const assigned = (await readSortings()).filter((each) => each.siteId === siteId);
    if (assigned.length === 0) return undefined;
    const categoryId = refinements.find(({ attributeId }) => attributeId === "cgid")?.text ?? "root";
    const path = ["root", ...categoryPath(catalogue, categoryId).map(({ id }) => id)];
    return path.flatMap((id) => assigned.find((each) => each.categoryId === id) ?? []).at(-1);
  };

  const sortingOption = async (id: string | null, siteId: string): Promise<SortingOption> => {
    const all = await offered(siteId);
    const option = id === null ? all[0] : all.find((each) => each.id === id);
    if (option) return option;
    if (id === bestMatches.id) return bestMatches;
    const asked = (id ?? "").slice(0, 50);
    throw new Fault(400, "bad-request", `There is no sorting option '${asked}'.`, { sort: asked });
  };

  const inStock = async (entries: readonly SearchEntry[], listIds: string[]): Promise<Set<string>> => {
    if (listIds.length === 0) return new Set();
    const isOrderable = await inventory.orderableIn(listIds);
    return new Set(entries.filter(({ orderableIds }) => orderableIds.some(isOrderable)).map(({ id }) => id));
  };

  /** Stock and promotions are read only when a refinement or a shop asks about them. */
  const stockFor = async (
    entries: readonly SearchEntry[],
    { refinements, storeId }: SearchQuestion,
    onlooker: Onlooker,
  ): Promise<SearchStock> => {
    const asked = (name: string) => refinements.find(({ attributeId }) => attributeId === name);
    const siteList = await inventory.listOf(onlooker.siteId);
    const [store] = storeId === null ? [] : await stores.find([storeId], onlooker.siteId);
    const shopLists = store?.inventoryListId ? [store.inventoryListId] : [];
    const promotionId = asked("pmid")?.text;
    const role = (asked("pmpt")?.text ?? "all") as PromotionRole;
    return {
      orderable: asked("orderable_only") ? await inStock(entries, siteList ? [siteList] : []) : new Set(),
      inLists: await inStock(entries, asked("ilids")?.values ?? []),
      pickupFlag: rules.pickupFlag ?? null,
      atShop: storeId === null ? null : await inStock(entries, shopLists),
      promoted: promotionId === undefined ? new Set() : await promotedProducts(promotionId, role, onlooker),
    };
  };

  const facetDefinitions = async (catalogue: Catalogue, refinements: Refinement[]) => {
    const categoryId = refinements.find(({ attributeId }) => attributeId === "cgid")?.text ?? "root";
    const path = ["root", ...categoryPath(catalogue, categoryId).map(({ id }) => id)];
    return refinementsOf(path, await readDefinitions());
  };

  /** The hit of the article whose id, UPC or EAN a phrase is. */
  const byNumber = async (phrase: string, onlooker: Onlooker, all: SearchIndex): Promise<SearchEntry | undefined> => {
    const number = phrase.trim().toLowerCase();
    if (!/^[\w-]*\d[\w-]*$/.test(number)) return undefined;
    const catalogue = await products.catalogue(onlooker.locale);
    const article = [...catalogue.products.values()].find(
      ({ id, upc, ean }) =>
        id.toLowerCase() === number ||
        (ean !== "" && ean === number) ||
        (upc !== "" && (upc === number || `0${upc}` === number)),
    );
    return article && (all.entries.get(article.id) ?? all.entries.get(article.masterId ?? ""));
  };

  const found = async (phrase: string | null, onlooker: Onlooker) => {
    const all = await index(onlooker);
    if (phrase === null) return { all, entries: [...all.entries.values()], match: null };
    const named = await byNumber(phrase, onlooker, all);
    if (named) return { all, entries: [named], match: null };
    const match = await texts.match(onlooker.locale, phrase);
    return { all, entries: [...match.ranks.keys()].flatMap((id) => all.entries.get(id) ?? []), match };
  };

  return {
    texts,
    index,
    sortingOption,

    refinements: async (refine, onlooker) => {
      if (refine.length === 0) return [];
      const known = new Set((await index(onlooker)).attributes);
      for (const list of (await readDefinitions()).values()) for (const { attributeId } of list) known.add(attributeId);
      return parseRefinements(refine, known);
    },

    search: async (question, onlooker) => {
      const { phrase, refinements, sort, offset, limit } = question;
      const option = await sortingOption(sort, onlooker.siteId);
      const { all, entries, match } = await found(phrase, onlooker);
      const stock = await stockFor(entries, question, onlooker);
      const narrowed = narrow(entries, refinements, stock);
      const catalogue = await products.catalogue(onlooker.locale);
      const options = await offered(onlooker.siteId);
      const isUnsorted = phrase === null && (sort === null || option === bestMatches);
      const assigned = isUnsorted ? await ruleOfCategory(catalogue, question, onlooker.siteId) : undefined;
      const order = assigned
        ? { id: `rule ${assigned.ruleId}`, rule: assigned.rule }
        : ((isUnsorted ? options[0] : undefined) ?? option);
      return {
        total: narrowed.hits.length,
        hits: inOrderOf(all, narrowed.hits, order, match?.ranks ?? null).slice(offset, offset + limit),
        facets: facetsOf(narrowed, {
          refinements,
          stock,
          catalogue,
          definitions: await facetDefinitions(catalogue, refinements),
          locale: onlooker.locale,
          currency: onlooker.currency,
        }),
        corrections: match?.corrections ?? [],
        sortingOption: option,
        sortingOptions: options.includes(option) ? options : [option, ...options],
        redirect: phrase === null ? undefined : await texts.redirect(onlooker.locale, phrase),
      };
    },

    suggest: async (phrase, onlooker) => {
      const { locale } = onlooker;
      const { all, entries, match } = await found(phrase, onlooker);
      const corrections = match?.corrections ?? [];
      const catalogue = await products.catalogue(locale);
      const words = wordsOf([phrase, ...corrections.map(({ corrected }) => corrected)].join(" "));
      const isMentioned = (name: string) =>
        wordsOf(name).some((word) => words.some((typed) => typed.length >= 3 && word.startsWith(typed)));
      const typed = wordsOf(phrase).join(" ");
      return {
        entries: inOrderOf(all, entries, await sortingOption(null, onlooker.siteId), match?.ranks ?? null),
        corrections,
        completions: await texts.completions(locale, phrase),
        categories: [...catalogue.categories.values()]
          .filter(({ id, name }) => id !== "root" && isCategoryShown(catalogue, id) && isMentioned(name))
          .map(({ id, name, parentId }) => ({
            id,
            name,
            parentName: catalogue.categories.get(parentId ?? "")?.name ?? "",
          })),
        brands: [...new Set(entries.map(({ product }) => product.brand))].filter(isMentioned),
        phrases: (await texts.vocabulary(locale)).phrases.filter((each) =>
          ` ${wordsOf(each).join(" ")}`.includes(` ${typed}`),
        ),
      };
    },

    invalidate: () => {
      texts.invalidate();
      indexes.clear();
      readOptions.forget();
      readSortings.forget();
      readDefinitions.forget();
    },
  };
};
