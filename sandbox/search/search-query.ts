/** The words of a text as the search knows them: lower case, without accents, letters and digits only. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

/** Lexical searches read this many characters of what was typed (wire contract, section 7). */
export const READ_CHARACTERS = 50;

/** Words too common to decide anything. */
const stopWords = new Set(["a", "an", "and", "the", "of", "in", "on", "for", "with", "to", "or"]);

/** The words that decide: without the common ones, unless there are only common ones. */
export const decidingWords = (phrase: string): string[] => {
  const words = wordsOf(phrase.slice(0, READ_CHARACTERS));
  const deciding = words.filter((word) => !stopWords.has(word));
  return deciding.length > 0 ? deciding : words;
};

/**
 * A PostgreSQL text query that wants every word or one of its synonyms; the last word may be unfinished.
 * The words come from `wordsOf`, so nothing in them has a meaning to the database. Null without words.
 */
export const textQuery = (words: string[], synonyms: ReadonlyMap<string, string[]>): string | null =>
  words.length === 0
    ? null
    : words
        .map((word, index) => {
          const prefix = index === words.length - 1 && word.length > 1 ? ":*" : "";
          return `(${[`${word}${prefix}`, ...(synonyms.get(word) ?? [])].join(" | ")})`;
        })
        .join(" & ");
