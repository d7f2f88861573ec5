import type { Database } from "#sandbox/core/database/connection.ts";
import * as tables from "#sandbox/platform/search/search-tables.ts";
import { searchRules } from "#worlds/wickett-plum/cartridge/search-rules.ts";
import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { worldRefinements } from "#worlds/wickett-plum/search/refinement-definitions.ts";
import { searchWords } from "#worlds/wickett-plum/search/search-words.ts";
import { sortingOptions } from "#worlds/wickett-plum/search/sorting-options.ts";
import { writeSearchDocuments } from "#sandbox/platform/search/search-document-service.ts";
import { withoutAccents, wordsOf } from "#sandbox/platform/search/search-query.ts";

const seedWords = async ({ sql }: Database): Promise<void> => {
  for (const [locale, { synonyms, stopWords, redirects, phrases }] of Object.entries(searchWords)) {
    await sql
      .insert(tables.searchSynonyms)
      .values(
        synonyms.flatMap((group) =>
          group.flatMap((term) =>
            group
              .filter((synonym) => synonym !== term)
              .map((synonym) => ({ locale, term: withoutAccents(term), synonym: withoutAccents(synonym) })),
          ),
        ),
      )
      .onConflictDoNothing();
    await sql.insert(tables.searchStopWords).values(stopWords.map((word) => ({ locale, word })));
    await sql
      .insert(tables.searchRedirects)
      .values(redirects.map(({ phrase, url }) => ({ locale, phrase: wordsOf(phrase).join(" "), url })));
    await sql.insert(tables.searchPhrases).values(phrases.map((phrase, position) => ({ locale, phrase, position })));
  }
};

/** Puts what the search box reads, its vocabulary, its words, its sorting options and its facets into their tables. */
export const seedSearch = async (database: Database): Promise<void> => {
  const { sql } = database;
  await writeSearchDocuments(
    database,
    catalogue.files.flatMap((file) => file.products.map(({ id }) => id)),
    searchRules,
  );
  await seedWords(database);
  await sql.insert(tables.sortingOptions).values(
    sortingOptions.map(({ id, labels, rule }, position) => ({
      id,
      labels: labels as Record<string, string>,
      rule,
      position,
    })),
  );
  await sql
    .insert(tables.refinementDefinitions)
    .values(worldRefinements.map((refinement, position) => ({ ...refinement, position })));
};
