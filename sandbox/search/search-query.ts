/** A text without its accents; ligatures become two letters. */
export const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/œ/g, "oe")
    .replace(/Œ/g, "Oe")
    .replace(/æ/g, "ae");

/**
 * The words of a text as the search knows them: lower case, without accents and French elisions, letters and digits
 * only.
 */
export const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/\b(?:[cdjlmnst]|qu)['’](?=[a-z]{2})/g, " ")
    .replace(/['’]/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

/** Lexical searches read this many characters of what was typed. */
export const READ_CHARACTERS = 50;

/** The words that decide: without the common ones, unless there are only common ones. */
export const decidingWords = (phrase: string, stopWords: ReadonlySet<string>): string[] => {
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
