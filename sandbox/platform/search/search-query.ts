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

/** What a phrase asks for. */
export interface PhraseWords {
  /** The words that decide: without the common ones, unless there are only common ones. */
  words: string[];
  /** What must not be in it: "no sugar", "without nuts", "peanut free", « sans lait ». */
  without: string[];
}

const NEGATIONS = new Set(["no", "without", "zero", "sans"]);
const FREE = "free";
/** What may stand between a negation and what it is about. */
const ARTICLES = new Set(["a", "any", "the", "added", "le", "la", "les", "de"]);

/** Reads a phrase as the search does. */
export const readPhrase = (phrase: string, stopWords: ReadonlySet<string>): PhraseWords => {
  const all = wordsOf(phrase.slice(0, READ_CHARACTERS));
  const words: string[] = [];
  const without: string[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? "";
    let next = at + 1;
    while (ARTICLES.has(all[next] ?? "")) next += 1;
    const negated = all[next];
    if (NEGATIONS.has(word) && negated !== undefined) {
      without.push(negated);
      at = next;
    } else if (all[at + 1] === FREE) {
      without.push(word);
      at += 1;
    } else words.push(word);
  }
  const deciding = words.filter((word) => !stopWords.has(word));
  return { words: deciding.length > 0 ? deciding : words, without };
};

/** The words a product that is free from something is found by, beside those it is called by: "sugarfree". */
export const freeFrom = (word: string): string => `${word.replace(/s$/, "")}free`;

/**
 * A PostgreSQL text query that wants every word or one of its synonyms; the last word may be unfinished. What must not
 * be in it is asked of the products that promise it, where some do (`promised`), else of every text.
 * The words come from `wordsOf`, so nothing in them has a meaning to the database. Null without words.
 */
export const textQuery = (
  { words, without }: PhraseWords,
  synonyms: ReadonlyMap<string, string[]>,
  promised: (word: string) => boolean = () => false,
): string | null => {
  const wanted = words.map((word, index) => {
    const prefix = index === words.length - 1 && word.length > 1 ? ":*" : "";
    return `(${[`${word}${prefix}`, ...(synonyms.get(word) ?? [])].join(" | ")})`;
  });
  const unwanted = without.map((word) => (promised(freeFrom(word)) ? `(${freeFrom(word)})` : `!(${word})`));
  return wanted.length + unwanted.length === 0 ? null : [...wanted, ...unwanted].join(" & ");
};
