import { onForget } from "#sandbox/core/forgetting.ts";
import { LRUCache } from "lru-cache";
import { createSharedReads } from "#sandbox/core/database/shared-read.ts";
import { type PhraseWords, readPhrase, textQuery, wordsOf } from "./search-query.ts";
import type { SearchRepository, Vocabulary } from "./search-repository.ts";

/** A word that was put right. */
export interface Correction {
  original: string;
  corrected: string;
  /** How alike the two are, 0 to 1. */
  likeness: number;
}

/** What a phrase finds, before anything is refined. */
export interface TextMatch {
  /** The words that decided, as they were typed. */
  words: string[];
  /** What the database was asked in the end; null without words. */
  query: string | null;
  /** How well each product fits, 0 to 1. */
  ranks: ReadonlyMap<string, number>;
  corrections: Correction[];
}

/** Finds products by words. */
export interface TextMatchService {
  match(locale: string, phrase: string): Promise<TextMatch>;
  /** Known words that begin like the last word typed, the commonest first. */
  completions(locale: string, phrase: string): Promise<string[]>;
  /** The words of a language, read once. */
  vocabulary(locale: string): Promise<Vocabulary>;
  /** Where a phrase leads instead of a result; undefined for most. */
  redirect(locale: string, phrase: string): Promise<string | undefined>;
  invalidate(): void;
}

/** What is remembered holds so many ranks at most, about ten megabytes; a phrase nothing fits counts as one. */
const MAX_RANKS = 100_000;

/** Words are matched in SQL, and what they found is remembered. */
export const createTextMatchService = (repository: SearchRepository): TextMatchService => {
  const matches = new LRUCache<string, TextMatch>({
    max: 1000,
    maxSize: MAX_RANKS,
    sizeCalculation: ({ ranks }) => 1 + ranks.size,
  });
  onForget(() => matches.clear());
  const vocabulary = createSharedReads((locale: string) => repository.readVocabulary(locale));

  const ranked = (rows: readonly { productId: string; rank: number }[]): ReadonlyMap<string, number> => {
    const best = rows[0]?.rank ?? 1;
    return new Map(rows.map(({ productId, rank }) => [productId, best > 0 ? rank / best : 0]));
  };

  const find = async (locale: string, phrase: PhraseWords): Promise<Pick<TextMatch, "query" | "ranks">> => {
    const { synonyms, terms } = await vocabulary(locale);
    const query = textQuery(phrase, synonyms, (word) => terms.has(word));
    return { query, ranks: ranked(query === null ? [] : await repository.match(locale, query)) };
  };

  /** Of several words those that some product has; nothing where each has one, or none has. */
  const knownWords = async (locale: string, words: string[]): Promise<string[]> => {
    if (words.length < 2) return [];
    const known: string[] = [];
    for (const word of words) if ((await find(locale, { words: [word], without: [] })).ranks.size > 0) known.push(word);
    return known.length < words.length ? known : [];
  };

  /** Unknown words with the nearest known ones. */
  const correctionsOf = async (locale: string, words: string[]): Promise<Correction[]> => {
    const { terms } = await vocabulary(locale);
    const corrections: Correction[] = [];
    for (const original of words) {
      if (terms.has(original)) continue;
      const nearest = await repository.nearestTerm(locale, original);
      if (nearest) corrections.push({ original, corrected: nearest.term, likeness: nearest.likeness });
    }
    return corrections;
  };

  return {
    vocabulary,

    match: async (locale, phrase) => {
      const read = readPhrase(phrase, (await vocabulary(locale)).stopWords);
      const { words, without } = read;
      const key = [locale, ...words, ...without.map((word) => `-${word}`)].join(" ");
      const known = matches.get(key);
      if (known) return known;
      let found: TextMatch = { words: [...words, ...without], ...(await find(locale, read)), corrections: [] };
      const attempt = async (others: string[], corrections = found.corrections) => {
        if (found.ranks.size > 0 || others.length === 0) return;
        found = { ...found, ...(await find(locale, { words: others, without })), corrections };
      };
      let better = words;
      if (found.ranks.size === 0 && words.length > 0) {
        const corrections = await correctionsOf(locale, words);
        better = words.map((word) => corrections.find(({ original }) => original === word)?.corrected ?? word);
        if (corrections.length > 0) await attempt(better, corrections);
      }
      if (found.ranks.size === 0) await attempt(await knownWords(locale, better));
      if (found.ranks.size === 0 && without.length === 0)
        found = { ...found, ranks: ranked(await repository.matchName(locale, wordsOf(phrase))) };
      matches.set(key, found);
      return found;
    },

    completions: async (locale, phrase) => {
      const { terms } = await vocabulary(locale);
      const last = wordsOf(phrase).at(-1);
      if (last === undefined || last.length < 3) return [];
      return [...terms]
        .filter(([term]) => term.startsWith(last))
        .sort(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1))
        .map(([term]) => term);
    },

    redirect: async (locale, phrase) => (await vocabulary(locale)).redirects.get(wordsOf(phrase).join(" ")),

    invalidate: () => {
      matches.clear();
      vocabulary.forget();
    },
  };
};
