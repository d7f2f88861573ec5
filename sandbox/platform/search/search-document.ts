import type { SearchRules } from "./search-rules.ts";
import { withoutAccents, wordsOf } from "./search-query.ts";

/** What a product says of itself in one language. */
export interface DocumentFacts {
  productId: string;
  name: string;
  shortDescription: string;
  longDescription: string;
  /** Words people use for it, as its page's keywords. */
  keywords: string;
  brand: string;
  /** Names of the categories it stands in. */
  categoryNames: readonly string[];
  /** Names of the sizes, colours and so on it comes in. */
  valueNames: readonly string[];
  /** Custom attributes with their `c_` names. */
  attributes: Readonly<Record<string, unknown>>;
}

/** What the search box reads about a product in one language; its fields count in this order. */
export interface SearchDocument {
  productId: string;
  locale: string;
  name: string;
  keywords: string;
  details: string;
  description: string;
}

/** What was written, moved or taken away, by id; `isWhole` when every product must be read again. */
export interface ChangedCatalogue {
  products: Set<string>;
  categories: Set<string>;
  isWhole: boolean;
}

const readable = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(readable);
  return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
};

/** Text without tags and accents. */
const plain = (texts: readonly string[]): string => withoutAccents(texts.join(" ").replace(/<[^>]*>/g, " "));

/**
 * What the search box reads about a product; accents do not count in any language.
 * @param searchable further attributes the merchant has read, with their `c_` names
 * @param houseBrands brands that stand on nearly every product and tell none from another
 */
export const searchDocumentOf = (
  facts: DocumentFacts,
  locale: string,
  searchable: readonly string[] = [],
  houseBrands: readonly string[] = [],
  { alwaysRead = [], keywordsOf }: SearchRules = {},
): SearchDocument => {
  const { attributes, brand } = facts;
  const read = new Set([...alwaysRead, ...searchable]);
  return {
    productId: facts.productId,
    locale,
    name: withoutAccents(facts.name),
    keywords: plain([
      facts.keywords,
      ...(brand !== null && houseBrands.includes(brand) ? [] : [brand]),
      ...facts.categoryNames,
      ...(keywordsOf?.(attributes, locale) ?? []),
    ]),
    details: plain([...facts.valueNames, ...[...read].flatMap((name) => readable(attributes[name]))]),
    description: plain([facts.shortDescription, facts.longDescription]),
  };
};

/**
 * Words of a document that others are compared with when they are misspelled; neither very short words nor numbers are.
 */
export const vocabularyOf = ({ name, keywords }: Pick<SearchDocument, "name" | "keywords">): string[] =>
  wordsOf(`${name} ${keywords}`).filter((word) => word.length > 2 && !/^\d+$/.test(word));
