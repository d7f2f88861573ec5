import { sql } from "drizzle-orm";
import { customType, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

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
    document: tsvector("document").generatedAlwaysAs(
      sql`setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', keywords), 'B') || setweight(to_tsvector('english', details), 'C') || setweight(to_tsvector('english', description), 'D')`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.locale] }),
    index("search_documents_document").using("gin", table.document),
  ],
);

/** The vocabulary that misspelled words are compared with. */
export const searchTerms = pgTable(
  "search_terms",
  { locale: text("locale").notNull(), term: text("term").notNull() },
  (table) => [
    primaryKey({ columns: [table.locale, table.term] }),
    index("search_terms_trigrams").using("gin", table.term.op("gin_trgm_ops")),
  ],
);

/** Other words for a word, all of them single words in lower case. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  { locale: text("locale").notNull(), term: text("term").notNull(), synonym: text("synonym").notNull() },
  (table) => [primaryKey({ columns: [table.locale, table.term, table.synonym] })],
);
