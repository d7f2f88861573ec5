import type { SortingRule } from "#sandbox/core/columns/sorting.ts";
import type { LocalisedText } from "#sandbox/core/columns/refinement.ts";
import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { rowsOf } from "#sandbox/core/database/json-rows.ts";
import * as tables from "./search-tables.ts";
import type { CategoryRefinement } from "./refinement-definition.ts";

/** The words of one language. */
export interface Vocabulary {
  /** How often each known word occurs. */
  terms: ReadonlyMap<string, number>;
  synonyms: ReadonlyMap<string, string[]>;
  stopWords: ReadonlySet<string>;
  /** Where a phrase leads, by its words joined by single spaces. */
  redirects: ReadonlyMap<string, string>;
  /** Phrases the merchant suggests, in the merchant's order. */
  phrases: readonly string[];
}

/** An order a shopper may choose. */
export interface SortingOption {
  id: string;
  labels: LocalisedText;
  rule: SortingRule;
  /** Sites that offer it; all when there are none. */
  siteIds: readonly string[];
}

/** The rule a category of a site is sorted by when a shopper chooses none. */
export interface CategorySorting {
  siteId: string;
  categoryId: string;
  ruleId: string;
  rule: SortingRule;
}

/** In which fields of a document a query was found, and how well it fits over all. */
export interface FieldMatch {
  productId: string;
  rank: number;
  fields: { name: boolean; keywords: boolean; details: boolean; description: boolean };
}

/** Reads what is searched. */
export interface SearchRepository {
  /** Products whose text fits a query, each with how well (0 to 1), best first. */
  match(locale: string, textQuery: string): Promise<{ productId: string; rank: number }[]>;
  /**
   * Products in whose name the words stand one after the other, as whole words: what is left for a phrase of common
   * words, which the text search passes over.
   */
  matchName(locale: string, words: readonly string[]): Promise<{ productId: string; rank: number }[]>;
  /** The same with the fields it was found in. */
  explain(locale: string, textQuery: string, most: number): Promise<FieldMatch[]>;
  /** The known word most like a misspelled one, the commoner of two that are alike; undefined when none is. */
  nearestTerm(locale: string, word: string): Promise<{ term: string; likeness: number } | undefined>;
  readVocabulary(locale: string): Promise<Vocabulary>;
  readSortingOptions(): Promise<SortingOption[]>;
  readCategorySortings(): Promise<CategorySorting[]>;
  /** The facets of every category that names some, in their order. */
  readRefinements(): Promise<Map<string, CategoryRefinement[]>>;
}

/** How alike two words must be, in shared groups of three letters; "choclate" and "chocolate" have 0.5. */
const LIKENESS = 0.34;

/** The languages whose words a language reads: its own, those of the language without a country, and everybody's. */
const chainOf = (locale: string): string[] => [locale, locale.split("-")[0] ?? locale, "x-default"];

/** Rows of more general languages before those of the language itself. */
const nearestLast = <Row extends { locale: string }>(rows: readonly Row[], locale: string): Row[] =>
  [...rows].sort((one, other) => chainOf(locale).indexOf(other.locale) - chainOf(locale).indexOf(one.locale));

/** The words a language is stemmed by. */
const dictionaryOf = (locale: string): SQL => sql.raw(locale.startsWith("fr") ? "'french'" : "'english'");

/** Search in SQL: weighted text search and trigrams. */
export const createSearchRepository = (database: Database): SearchRepository => {
  const { searchDocuments, searchTerms, searchSynonyms, searchStopWords, searchRedirects, searchPhrases } = tables;

  return {
    match: async (locale, textQuery) => {
      const query = sql`to_tsquery(${dictionaryOf(locale)}, ${textQuery})`;
      const rank = sql<number>`ts_rank(${searchDocuments.document}, ${query}, 32)`;
      return await database.sql
        .select({ productId: searchDocuments.productId, rank: rank.mapWith(Number) })
        .from(searchDocuments)
        .where(and(eq(searchDocuments.locale, locale), sql`${searchDocuments.document} @@ ${query}`))
        .orderBy(desc(rank));
    },

    matchName: async (locale, words) => {
      if (words.length === 0) return [];
      const name = sql`' ' || trim(regexp_replace(replace(replace(lower(${searchDocuments.name}), ${"'"}, ''), ${"’"}, ''), '[^a-z0-9]+', ' ', 'g')) || ' '`;
      const rows = await database.sql
        .select({ productId: searchDocuments.productId })
        .from(searchDocuments)
        .where(and(eq(searchDocuments.locale, locale), sql`${name} like ${`% ${words.join(" ")} %`}`))
        .orderBy(searchDocuments.productId);
      return rows.map(({ productId }) => ({ productId, rank: 1 }));
    },

    explain: async (locale, textQuery, most) => {
      const query = sql`to_tsquery(${dictionaryOf(locale)}, ${textQuery})`;
      const anyWord = sql`to_tsquery(${dictionaryOf(locale)}, ${textQuery.replaceAll(" & ", " | ")})`;
      const inField = (weight: string) =>
        sql`ts_filter(${searchDocuments.document}, ${sql.raw(`'{${weight}}'`)}) @@ ${anyWord}`;
      const rows = await rowsOf<{
        product_id: string;
        rank: number;
        a: boolean;
        b: boolean;
        c: boolean;
        d: boolean;
      }>(
        database,
        sql`select ${searchDocuments.productId}, ts_rank(${searchDocuments.document}, ${query}, 32) as rank,
          ${inField("a")} as a, ${inField("b")} as b, ${inField("c")} as c, ${inField("d")} as d
          from ${searchDocuments}
          where ${searchDocuments.locale} = ${locale} and ${searchDocuments.document} @@ ${query}
          order by rank desc, ${searchDocuments.productId} limit ${most}`,
      );
      return rows.map(({ product_id: productId, rank, a, b, c, d }) => ({
        productId,
        rank: Number(rank),
        fields: { name: a, keywords: b, details: c, description: d },
      }));
    },

    nearestTerm: async (locale, word) => {
      const likeness = sql<number>`similarity(${searchTerms.term}, ${word})`;
      const [nearest] = await database.sql
        .select({ term: searchTerms.term, likeness: likeness.mapWith(Number) })
        .from(searchTerms)
        .where(and(eq(searchTerms.locale, locale), sql`${likeness} >= ${LIKENESS}`))
        .orderBy(desc(likeness), desc(searchTerms.occurrences), searchTerms.term)
        .limit(1);
      return nearest;
    },

    readVocabulary: async (locale) => {
      const { sql: db } = database;
      const terms = await db.select().from(searchTerms).where(eq(searchTerms.locale, locale));
      const synonyms = new Map<string, string[]>();
      const pairs = await db
        .select()
        .from(searchSynonyms)
        .where(inArray(searchSynonyms.locale, chainOf(locale)));
      for (const { term, synonym } of pairs) synonyms.set(term, [...(synonyms.get(term) ?? []), synonym]);
      const stopWords = await db
        .select()
        .from(searchStopWords)
        .where(inArray(searchStopWords.locale, chainOf(locale)));
      const redirects = await db
        .select()
        .from(searchRedirects)
        .where(inArray(searchRedirects.locale, chainOf(locale)));
      const phrases = await db
        .select()
        .from(searchPhrases)
        .where(inArray(searchPhrases.locale, chainOf(locale)))
        .orderBy(asc(searchPhrases.position));
      return {
        terms: new Map(terms.map(({ term, occurrences }) => [term, occurrences])),
        synonyms,
        stopWords: new Set(stopWords.map(({ word }) => word)),
        redirects: new Map(nearestLast(redirects, locale).map(({ phrase, url }) => [phrase, url])),
        phrases: phrases.map(({ phrase }) => phrase),
      };
    },

    readSortingOptions: async () =>
      (await database.sql.select().from(tables.sortingOptions).orderBy(asc(tables.sortingOptions.position))).map(
        ({ id, labels, rule, siteIds }) => {
          // A site's own version of an option has the site in its key, which nobody outside needs to know.
          const own = siteIds.find((siteId) => id.endsWith(`@${siteId}`));
          const known = own === undefined ? id : id.slice(0, -own.length - 1);
          return { id: known, labels: { default: known, ...labels }, rule, siteIds };
        },
      ),

    readCategorySortings: async () => await database.sql.select().from(tables.categorySortings),

    readRefinements: async () => {
      const byCategory = new Map<string, CategoryRefinement[]>();
      const rows = await database.sql
        .select()
        .from(tables.refinementDefinitions)
        .orderBy(asc(tables.refinementDefinitions.position));
      for (const { categoryId, attributeId, definition } of rows)
        byCategory.set(categoryId, [...(byCategory.get(categoryId) ?? []), { attributeId, definition }]);
      return byCategory;
    },
  };
};
