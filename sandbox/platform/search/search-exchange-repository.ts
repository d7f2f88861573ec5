import { asc, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import type { CategoryRefinement } from "./refinement-definition.ts";
import {
  refinementDefinitions,
  searchableAttributes,
  searchPhrases,
  searchRedirects,
  searchStopWords,
  searchSynonyms,
} from "./search-tables.ts";

export type SearchRedirect = typeof searchRedirects.$inferSelect;

/** Words by language: all of them, and a language's anew. */
const wordTable = <Table extends PgTable & { locale: PgColumn }>(
  database: Database,
  table: Table,
  order: readonly PgColumn[],
) => ({
  read: async () =>
    (await database.sql
      .select()
      .from(table as PgTable)
      .orderBy(...[table.locale, ...order].map((column) => asc(column)))) as Table["$inferSelect"][],

  /** Puts words in the place of those a language has; none takes them away. */
  put: async (locale: string, rows: readonly Table["$inferInsert"][]): Promise<void> => {
    await database.sql.delete(table).where(eq(table.locale, locale));
    await insertRows(database, table, rows);
  },
});

/** The merchant's words, what the search box reads, and facets, as site archives read and write them. */
export const createSearchExchange = (database: Database) => ({
  stopWords: wordTable(database, searchStopWords, [searchStopWords.word]),
  synonyms: wordTable(database, searchSynonyms, [searchSynonyms.term]),
  phrases: wordTable(database, searchPhrases, [searchPhrases.position]),

  redirects: (): Promise<SearchRedirect[]> => database.sql.select().from(searchRedirects),

  /** Puts redirects in the place of all there are; of two for one phrase the first counts. */
  putRedirects: async (rows: readonly SearchRedirect[]): Promise<void> => {
    await database.sql.delete(searchRedirects);
    if (rows.length > 0)
      await database.sql
        .insert(searchRedirects)
        .values([...rows])
        .onConflictDoNothing();
  },

  /** Custom attributes the search box reads, with their `c_` names. */
  attributes: async (): Promise<string[]> =>
    (await database.sql.select().from(searchableAttributes).orderBy(asc(searchableAttributes.path))).map(
      ({ path }) => path,
    ),

  /** Puts attributes in the place of all there are. */
  putAttributes: async (paths: readonly string[]): Promise<void> => {
    await database.sql.delete(searchableAttributes);
    await insertRows(
      database,
      searchableAttributes,
      paths.map((path) => ({ path })),
    );
  },

  /** Facets by category, in their order. */
  refinements: async (): Promise<Map<string, CategoryRefinement[]>> => {
    const rows = await database.sql.select().from(refinementDefinitions).orderBy(asc(refinementDefinitions.position));
    const byCategory = groupedBy(rows, ({ categoryId }) => categoryId);
    return new Map(
      [...byCategory].map(([id, all]) => [id, all.map(({ attributeId, definition }) => ({ attributeId, definition }))]),
    );
  },

  /** Puts the facets of categories in the place of those they had. */
  putRefinements: async (all: ReadonlyMap<string, readonly CategoryRefinement[]>): Promise<void> => {
    const ids = [...all.keys()];
    if (ids.length === 0) return;
    await database.sql.delete(refinementDefinitions).where(inArray(refinementDefinitions.categoryId, ids));
    const rows = [...all].flatMap(([categoryId, refinements]) =>
      refinements.map((refinement, position) => ({ categoryId, ...refinement, position })),
    );
    if (rows.length > 0) await database.sql.insert(refinementDefinitions).values(rows);
  },
});

export type SearchExchange = ReturnType<typeof createSearchExchange>;
