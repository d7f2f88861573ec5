import type { SearchQuality, SearchVocabulary } from "#config/search-vocabulary.ts";
import { MAX_REFINEMENTS, type Refinements } from "./search-params.ts";

/** What a query says in words that are refinements, and what it says beside them. */
export interface Understood {
  qualities: readonly SearchQuality[];
  refinements: Refinements;
  /** The query with its last word whole, where that was taken for the beginning of one. */
  completed: string;
  /** What is left to look for in texts; empty where the qualities say it all. */
  rest: string;
}

/** Words, and beginnings of French ones such as the d of « d’acide ». */
const WORD = /(?:[cdjlmnst]|qu)(?=['’]\p{L})|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/giu;

const wordsOf = (text: string): string[] => text.normalize("NFC").match(WORD) ?? [];

/** A word without what does not count: case, accents, ligatures and the form of its apostrophe. */
const folded = (word: string): string =>
  word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("’", "'");

const foldedWords = (text: string): string[] => wordsOf(text).map(folded);

/** The fewest letters from which the beginning of a word is taken for it while somebody types. */
const UNFINISHED_FROM = 3;

/** A way to say something, in words as they are compared; without a quality it is the name of a thing. */
interface Phrase {
  words: readonly string[];
  /** Its last word as it is written. */
  last: string;
  quality?: SearchQuality;
}

const phraseOf = (text: string, quality?: SearchQuality): Phrase => {
  const words = wordsOf(text);
  return { words: words.map(folded), last: words.at(-1) ?? "", ...(quality && { quality }) };
};

const phrasesOf = ({ qualities, names }: SearchVocabulary): Phrase[] =>
  [
    ...names.map((name): Phrase => phraseOf(name)),
    ...qualities.flatMap((quality) => quality.words.map((each): Phrase => phraseOf(each, quality))),
  ].sort((one, other) => other.words.length - one.words.length);

/** The values asked for, by attribute; those of one attribute are alternatives. */
export const refinementsOf = (qualities: readonly SearchQuality[]): Refinements => {
  const found: Record<string, string[]> = {};
  for (const { refine } of qualities)
    for (const [attribute, value] of Object.entries(refine))
      found[attribute] = [...new Set([...(found[attribute] ?? []), value])];
  return found;
};

/**
 * Reads a query: words that name a quality of the shop's vocabulary become refinements, the longest way to say it
 * first; the rest, without what says nothing, stays a matter of texts. Undefined where nothing is understood, or more
 * than the search can refine by.
 * @param isUnfinished the last word may go on, as in what is being typed
 */
export const understand = (
  typed: string,
  vocabulary: SearchVocabulary,
  { isUnfinished = false } = {},
): Understood | undefined => {
  const words = wordsOf(typed);
  const compared = words.map(folded);
  const phrases = phrasesOf(vocabulary);
  const fillers = new Set(vocabulary.fillers.map(folded));
  const negations = new Set(vocabulary.negations.map(folded));
  const isSaid = (phrase: Phrase, at: number) =>
    phrase.words.every((word, index) => {
      const said = compared[at + index];
      const isLast = at + index === words.length - 1;
      return (
        said === word || (isUnfinished && isLast && said && said.length >= UNFINISHED_FROM && word.startsWith(said))
      );
    });
  const qualities = new Set<SearchQuality>();
  const rest: { word: string; isFiller: boolean }[] = [];
  let completed = typed.trim();
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find((each) => isSaid(each, at));
    const isTurned = at > 0 && negations.has(compared[at - 1] ?? "");
    const quality = isTurned ? undefined : phrase?.quality;
    const length = phrase?.words.length ?? 1;
    const last = words.at(-1) ?? "";
    if (quality && phrase) {
      qualities.add(quality);
      if (at + length === words.length && phrase.last.length > last.length && completed.endsWith(last))
        completed = completed.slice(0, -last.length) + phrase.last;
    } else
      for (const [index, word] of words.slice(at, at + length).entries())
        rest.push({ word, isFiller: !phrase && fillers.has(compared[at + index] ?? "") });
    at += length;
  }
  const found = [...qualities];
  const refinements = refinementsOf(found);
  if (found.length === 0 || Object.keys(refinements).length + 1 >= MAX_REFINEMENTS) return undefined;
  const telling = rest.filter(({ isFiller }) => !isFiller).map(({ word }) => word);
  return { qualities: found, refinements, completed, rest: telling.join(" ") };
};

/** Whether words are the name of something, or two and more of them a part of it. */
export const isNameOf = (typed: string, name: string): boolean => {
  const words = foldedWords(typed);
  const whole = foldedWords(name);
  return words.length > 1
    ? ` ${whole.join(" ")} `.includes(` ${words.join(" ")} `)
    : words.length === whole.length && words[0] === whole[0];
};

/** What is said of qualities whose refinements hold: those of one attribute, as alternatives, in one list. */
export const sayings = (qualities: readonly SearchQuality[], chosen: Refinements): string[][] => {
  const lists = new Map<string, string[]>();
  for (const { refine, says } of qualities) {
    const values = Object.entries(refine);
    if (!values.every(([attribute, value]) => chosen[attribute]?.includes(value))) continue;
    const key = values.map(([attribute]) => attribute).join(" ");
    lists.set(key, [...(lists.get(key) ?? []), says]);
  }
  return [...lists.values()];
};
