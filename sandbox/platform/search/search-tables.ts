import type { SortingRule } from "#sandbox/core/columns/sorting.ts";
import type { RefinementDefinition } from "#sandbox/core/columns/refinement.ts";
import { sql, type SQL } from "drizzle-orm";
import { customType, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** One field of a document with its weight; French is stemmed as French, everything else as English. */
const weighted = (column: string, weight: string) =>
  `setweight(case when locale like 'fr%' then to_tsvector('french', ${column}) else to_tsvector('english', ${column}) end, '${weight}')`;

const document: SQL = sql.raw(
  [weighted("name", "A"), weighted("keywords", "B"), weighted("details", "C"), weighted("description", "D")].join(
    " || ",
  ),
);

/** What the search box reads about one product in one language; the weighted document is made by the database. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    productId: text("product_id").notNull(),
    locale: text("locale").notNull(),
    name: text("name").notNull(),
    /** Category names, kinds and words people use for it. */
    keywords: text("keywords").notNull(),
    /** Values a shopper may name: sizes, colours, collections, ingredients. */
    details: text("details").notNull(),
    description: text("description").notNull(),
    document: tsvector("document").generatedAlwaysAs(document),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.locale] }),
    index("search_documents_document").using("gin", table.document),
  ],
);

/** The vocabulary that misspelled words are compared with; a word that occurs more often is the likelier one. */
export const searchTerms = pgTable(
  "search_terms",
  {
    locale: text("locale").notNull(),
    term: text("term").notNull(),
    occurrences: integer("occurrences").notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.locale, table.term] })],
);

/** Custom attributes of products that a merchant has the search box read, beside those it reads anyway. */
export const searchableAttributes = pgTable("searchable_attributes", {
  /** With its `c_` name. */
  path: text("path").primaryKey(),
});

/** Other words for a word, all of them single words in lower case. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  { locale: text("locale").notNull(), term: text("term").notNull(), synonym: text("synonym").notNull() },
  (table) => [primaryKey({ columns: [table.locale, table.term, table.synonym] })],
);

/** Words too common to decide anything. */
export const searchStopWords = pgTable(
  "search_stop_words",
  { locale: text("locale").notNull(), word: text("word").notNull() },
  (table) => [primaryKey({ columns: [table.locale, table.word] })],
);

/** Phrases that lead to a page instead of a result; the words are joined by single spaces. */
export const searchRedirects = pgTable(
  "search_redirects",
  { locale: text("locale").notNull(), phrase: text("phrase").notNull(), url: text("url").notNull() },
  (table) => [primaryKey({ columns: [table.locale, table.phrase] })],
);

/** Phrases the merchant suggests while somebody types. */
export const searchPhrases = pgTable(
  "search_phrases",
  { locale: text("locale").notNull(), phrase: text("phrase").notNull(), position: integer("position").notNull() },
  (table) => [primaryKey({ columns: [table.locale, table.phrase] })],
);

/** The orders a shopper may choose, each with the rule it sorts by. */
export const sortingOptions = pgTable("sorting_options", {
  id: text("id").primaryKey(),
  /** By locale; the rest read `default`. */
  labels: jsonb("labels").$type<Record<string, string>>().notNull(),
  rule: jsonb("rule").$type<SortingRule>().notNull(),
  position: integer("position").notNull(),
  /** Sites that offer it; empty for all. */
  siteIds: jsonb("site_ids").$type<string[]>().notNull().default([]),
  /** The rule of the archive it came with. */
  ruleId: text("rule_id"),
});

/** What an archive's sorting is made of: its rules, weighted attributes, boosts, and the rules of categories. */
export const sortingParts = pgTable(
  "sorting_parts",
  {
    /** Name of the element, for example `sorting-rule`. */
    object: text("object").notNull(),
    id: text("id").notNull(),
    siteIds: jsonb("site_ids").$type<string[]>().notNull(),
    definition: jsonb("definition").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.object, table.id] })],
);

/** The rule a category and those below it are sorted by when a shopper chooses none. */
export const categorySortings = pgTable(
  "category_sortings",
  {
    siteId: text("site_id").notNull(),
    categoryId: text("category_id").notNull(),
    ruleId: text("rule_id").notNull(),
    rule: jsonb("rule").$type<SortingRule>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.categoryId] })],
);

/** The facets of a category and of those below it that do not say otherwise. */
export const refinementDefinitions = pgTable(
  "refinement_definitions",
  {
    categoryId: text("category_id").notNull(),
    attributeId: text("attribute_id").notNull(),
    /** Null where the category does without a facet that is defined above it. */
    definition: jsonb("definition").$type<RefinementDefinition>(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.attributeId] })],
);
