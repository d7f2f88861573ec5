import { sql as sqlText } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import * as tables from "#sandbox/database/schema/search.ts";
import { catalogue } from "#sandbox/world/catalogue/catalogue.ts";
import { inCanadianEnglish } from "#sandbox/world/catalogue/canadian-english.ts";
import { frenchCategories } from "#sandbox/world/catalogue/french/categories.ts";
import { frenchTextOf } from "#sandbox/world/catalogue/french/french.ts";
import type { WorldProduct } from "#sandbox/world/catalogue/world-product.ts";
import { worldRefinements } from "#sandbox/world/search/refinement-definitions.ts";
import { searchWords } from "#sandbox/world/search/search-words.ts";
import { sortingOptions } from "#sandbox/world/search/sorting-options.ts";
import { withoutAccents, wordsOf } from "./search-query.ts";

/** The most rows one statement takes. */
const CHUNK = 2000;

type FlagWords = Partial<Record<WorldProduct["flags"][number], string>>;

const englishFlags: FlagWords = {
  dairyFree: "dairy free vegan dairyfree",
  kosher: "kosher",
  nutFree: "nut free",
  glutenFree: "gluten free",
  new: "new",
};

const frenchFlags: FlagWords = {
  dairyFree: "sans lait vegane",
  kosher: "casher",
  nutFree: "sans noix",
  glutenFree: "sans gluten",
  new: "nouveau nouveaute",
};

/** Name and copy of a product in a language; English where a translator has left something out. */
const textIn = (locale: string, { id, name, short, copy, canadian }: WorldProduct) => {
  if (locale.startsWith("fr")) return { name, short, copy, ...frenchTextOf(id) };
  if (locale !== "en-CA") return { name, short, copy };
  return {
    name: canadian?.name ?? inCanadianEnglish(name),
    short: canadian?.short ?? inCanadianEnglish(short),
    copy: canadian?.copy ?? inCanadianEnglish(copy),
  };
};

/** What the search box reads about a product in a language; accents do not count in any. */
const documentOf = (product: WorldProduct, locale: string, categoryNames: ReadonlyMap<string, string>) => {
  const isFrench = locale.startsWith("fr");
  const own = textIn(locale, product);
  const options = [product.sizes, product.wraps, product.colors, product.collections].flatMap(
    (list): { name: string }[] => list ?? [],
  );
  const flagWords = isFrench ? frenchFlags : englishFlags;
  const names = [product.category, ...(product.also ?? [])].map(
    (id) => (isFrench ? frenchCategories[id]?.name : undefined) ?? categoryNames.get(id) ?? "",
  );
  const texts = {
    name: own.name,
    keywords: [product.keywords ?? "", ...names, ...product.flags.map((flag) => flagWords[flag] ?? "")].join(" "),
    details: [...options.map(({ name }) => name), ...product.features, product.ingredients].join(" "),
    description: `${own.short} ${own.copy}`,
  };
  return {
    productId: product.id,
    locale,
    name: withoutAccents(texts.name),
    keywords: withoutAccents(texts.keywords),
    details: withoutAccents(texts.details),
    description: withoutAccents(texts.description),
  };
};

/** How often each word stands in names and keywords; words of one or two letters are no vocabulary. */
const vocabularyOf = (documents: { name: string; keywords: string }[]): Map<string, number> => {
  const occurrences = new Map<string, number>();
  for (const { name, keywords } of documents)
    for (const word of wordsOf(`${name} ${keywords}`))
      if (word.length > 2) occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
  return occurrences;
};

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

/** Adds what the search box reads about products to what is there, in every language; words already known get commoner. */
export const addSearchDocuments = async ({ sql }: Database, products: readonly WorldProduct[]): Promise<void> => {
  const categoryNames = new Map(catalogue.categories.map(({ id, name }) => [id, name]));
  for (const locale of Object.keys(searchWords)) {
    const documents = products.map((product) => documentOf(product, locale, categoryNames));
    for (let start = 0; start < documents.length; start += CHUNK)
      await sql.insert(tables.searchDocuments).values(documents.slice(start, start + CHUNK));
    const terms = [...vocabularyOf(documents)].map(([term, occurrences]) => ({ locale, term, occurrences }));
    for (let start = 0; start < terms.length; start += CHUNK)
      await sql
        .insert(tables.searchTerms)
        .values(terms.slice(start, start + CHUNK))
        .onConflictDoUpdate({
          target: [tables.searchTerms.locale, tables.searchTerms.term],
          set: { occurrences: sqlText`${tables.searchTerms.occurrences} + excluded.occurrences` },
        });
  }
};

/** Puts what the search box reads, its vocabulary, its words, its sorting options and its facets into their tables. */
export const seedSearch = async (database: Database): Promise<void> => {
  const { sql } = database;
  await addSearchDocuments(
    database,
    catalogue.files.flatMap((file) => file.products),
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
