import { missingParameter } from "#sandbox/core/request/query-values.ts";
import type { SortingRule } from "#sandbox/core/columns/sorting.ts";
import type { Onlooker } from "#sandbox/platform/products/product-document-service.ts";
import { wordsOf } from "./search-query.ts";
import type { FieldMatch, SearchRepository } from "./search-repository.ts";
import type { SearchService } from "./search-service.ts";
import { normalised, weightedScores } from "./sorting-rule.ts";
import type { SearchEntry } from "./search-entry.ts";
import type { Correction } from "./text-match-service.ts";

/** The most products that are explained one by one. */
const MAX_EXPLAINED = 50;

/** Why a product stands where it stands. */
export interface ExplainedHit {
  productId: string;
  name: string;
  place: number;
  /** How well the words fit, 0 to 1, against the best. */
  relevance: number;
  /** Where a word was found. */
  fields: FieldMatch["fields"];
  /** The weighted sum of the sorting rule with its parts; null where the rule has none. */
  score: number | null;
  parts: { attribute: string; weight: number; value: number | string | boolean | null; normalised: number }[];
}

/** How a search came to its result. */
export interface ExplainedSearch {
  phrase: string;
  locale: string;
  /** Words as they were read, and those that did not count. */
  words: string[];
  stopWords: string[];
  synonyms: Record<string, string[]>;
  corrections: Correction[];
  /** What the database was asked, in its own language for text searches. */
  textQuery: string | null;
  redirect: string | null;
  sort: string;
  rule: SortingRule;
  total: number;
  hits: ExplainedHit[];
}

/** Explains searches. */
export type ExplainSearch = (
  question: { phrase: string; sort?: string | null; refine?: string[] },
  onlooker: Onlooker,
) => Promise<ExplainedSearch>;

const scoresOf = (
  entries: readonly SearchEntry[],
  rule: SortingRule,
  relevance: ReadonlyMap<string, number>,
): { scores: number[]; partsOf: (index: number) => ExplainedHit["parts"] } | null => {
  const step = rule.steps.find(({ kind }) => kind === "weighted");
  if (step?.kind !== "weighted") return null;
  const columns = step.attributes.map(({ path, weight, missing, direction }) => {
    const values = entries.map((entry) => (path === "text-relevance" ? relevance.get(entry.id) : entry.valueOf(path)));
    const numbers = values.map((value) => (typeof value === "boolean" ? Number(value) : value));
    const shares =
      path === "text-relevance"
        ? entries.map(({ id }) => relevance.get(id) ?? 0)
        : normalised(
            numbers.map((value) => (typeof value === "number" ? value : undefined)),
            missing,
            direction,
          );
    return { path, weight, values, shares };
  });
  return {
    scores: weightedScores(entries, step.attributes, rule.boosts ?? [], relevance),
    partsOf: (index) =>
      columns.map(({ path, weight, values, shares }) => ({
        attribute: path,
        weight,
        value: values[index] ?? null,
        normalised: shares[index] ?? 0,
      })),
  };
};

/** Tells how a phrase is read, what it finds and why in this order. @throws Fault 400 without a phrase. */
export const createExplainSearch =
  (repository: SearchRepository, search: SearchService): ExplainSearch =>
  async ({ phrase, sort = null, refine = [] }, onlooker) => {
    if (phrase.trim() === "") throw missingParameter("q");
    const { locale } = onlooker;
    const match = await search.texts.match(locale, phrase);
    const { synonyms, stopWords } = await search.texts.vocabulary(locale);
    const question = {
      phrase,
      refinements: await search.refinements(refine, onlooker),
      sort,
      offset: 0,
      limit: Number.MAX_SAFE_INTEGER,
      storeId: null,
    };
    const { total, hits, sortingOption } = await search.search(question, onlooker);
    const fields = new Map(
      (match.query === null ? [] : await repository.explain(locale, match.query, total + MAX_EXPLAINED)).map((row) => [
        row.productId,
        row.fields,
      ]),
    );
    const scored = scoresOf(hits, sortingOption.rule, match.ranks);
    return {
      phrase,
      locale,
      words: match.words,
      stopWords: wordsOf(phrase).filter((word) => stopWords.has(word) && !match.words.includes(word)),
      synonyms: Object.fromEntries(
        match.words.flatMap((word) => (synonyms.has(word) ? [[word, synonyms.get(word) ?? []]] : [])),
      ),
      corrections: match.corrections,
      textQuery: match.query,
      redirect: (await search.texts.redirect(locale, phrase)) ?? null,
      sort: sortingOption.id,
      rule: sortingOption.rule,
      total,
      hits: hits.slice(0, MAX_EXPLAINED).map((entry, index) => ({
        productId: entry.id,
        name: entry.product.name,
        place: index + 1,
        relevance: match.ranks.get(entry.id) ?? 0,
        fields: fields.get(entry.id) ?? { name: false, keywords: false, details: false, description: false },
        score: scored?.scores[index] ?? null,
        parts: scored?.partsOf(index) ?? [],
      })),
    };
  };
