import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import { searchDocuments, searchSynonyms, searchTerms } from "#sandbox/database/schema/search.ts";

/** Reads what is searched. */
export interface SearchRepository {
  /** Products whose text fits a query, each with how well (0 to 1), best first. */
  match(locale: string, textQuery: string): Promise<{ productId: string; rank: number }[]>;
  /** The known word most like a misspelled one; undefined when none is. */
  nearestTerm(locale: string, word: string): Promise<string | undefined>;
  readTerms(locale: string): Promise<string[]>;
  readSynonyms(locale: string): Promise<Map<string, string[]>>;
}

/** How alike two words must be, in shared groups of three letters; "choclate" and "chocolate" have 0.5. */
const LIKENESS = 0.34;

/** Search in SQL: weighted text search and trigrams. */
export const createSearchRepository = (database: Database): SearchRepository => ({
  match: async (locale, textQuery) => {
    const query = sql`to_tsquery('english', ${textQuery})`;
    const rank = sql<number>`ts_rank(${searchDocuments.document}, ${query}, 32)`;
    return await database.sql
      .select({ productId: searchDocuments.productId, rank: rank.mapWith(Number) })
      .from(searchDocuments)
      .where(and(eq(searchDocuments.locale, locale), sql`${searchDocuments.document} @@ ${query}`))
      .orderBy(desc(rank));
  },

  nearestTerm: async (locale, word) => {
    const likeness = sql<number>`similarity(${searchTerms.term}, ${word})`;
    const [nearest] = await database.sql
      .select({ term: searchTerms.term })
      .from(searchTerms)
      .where(and(eq(searchTerms.locale, locale), sql`${likeness} >= ${LIKENESS}`))
      .orderBy(desc(likeness), searchTerms.term)
      .limit(1);
    return nearest?.term;
  },

  readTerms: async (locale) =>
    (await database.sql.select().from(searchTerms).where(eq(searchTerms.locale, locale))).map(({ term }) => term),

  readSynonyms: async (locale) => {
    const synonyms = new Map<string, string[]>();
    for (const { term, synonym } of await database.sql
      .select()
      .from(searchSynonyms)
      .where(eq(searchSynonyms.locale, locale)))
      synonyms.set(term, [...(synonyms.get(term) ?? []), synonym]);
    return synonyms;
  },
});
