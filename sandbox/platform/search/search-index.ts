import type { SortingRule } from "#sandbox/core/columns/sorting.ts";
import type { Catalogue } from "#sandbox/platform/products/catalogue.ts";
import type { PriceBook } from "#sandbox/platform/prices/price.ts";
import type { SearchRules } from "./search-rules.ts";
import { nextChange, searchEntries, type SearchEntry } from "./search-entry.ts";
import { readsRelevance, sortBy } from "./sorting-rule.ts";

/** Everything a site's shoppers with certain price books may find, made once and kept until something changes. */
export interface SearchIndex {
  entries: ReadonlyMap<string, SearchEntry>;
  /** Attributes some product has, with their `c_` names. */
  attributes: ReadonlySet<string>;
  /** Whether it still holds for this catalogue, these books and this moment. */
  holds(catalogue: Catalogue, books: PriceBook[], now: Date): boolean;
  /** All entries in the order of a sorting option that is not asked about words; remembered. */
  inOrder(sortId: string, rule: SortingRule): readonly SearchEntry[];
}

/** Builds the index of a site. */
export const createSearchIndex = (
  catalogue: Catalogue,
  books: PriceBook[],
  siteId: string,
  now: Date,
  rules?: SearchRules,
): SearchIndex => {
  const entries = searchEntries(catalogue, books, siteId, now, rules);
  const until = nextChange(catalogue, now);
  const orders = new Map<string, readonly SearchEntry[]>();
  const attributes = new Set<string>();
  for (const { values } of entries.values())
    for (const name of values.keys()) if (name.startsWith("c_")) attributes.add(name);

  return {
    entries,
    attributes,
    holds: (otherCatalogue, otherBooks, at) =>
      otherCatalogue === catalogue && otherBooks === books && at >= now && (until === null || at < until),
    inOrder: (sortId, rule) => {
      const known = orders.get(sortId) ?? sortBy([...entries.values()], rule, null);
      orders.set(sortId, known);
      return known;
    },
  };
};

/**
 * Some of an index in the order of a sorting option. An order that does not depend on words is looked up, not made
 * again. `relevance` says how well each entry fits what was typed, 0 to 1; null when nothing was.
 */
export const inOrderOf = (
  index: SearchIndex,
  hits: readonly SearchEntry[],
  { id, rule }: { id: string; rule: SortingRule },
  relevance: ReadonlyMap<string, number> | null,
): readonly SearchEntry[] => {
  if (relevance !== null && readsRelevance(rule)) return sortBy(hits, rule, relevance);
  const all = index.inOrder(id, rule);
  if (hits.length === all.length) return all;
  const wanted = new Set(hits);
  return all.filter((entry) => wanted.has(entry));
};
