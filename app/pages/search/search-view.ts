import type { ContentMedia } from "#app/domain/content/media.ts";
import type { ProductTile } from "#app/domain/product/tile.ts";
import type { Refinements, SearchState } from "#app/domain/search/search-params.ts";
import type { InGridTile } from "./in-grid-tiles.ts";

/** One refinement with its values, as the panel lists it. */
export interface RefinementView {
  id: string;
  label: string;
  values: { value: string; label: string; count: number }[];
}

/** A managed page that has the words searched for. */
export interface ContentHit {
  link: string;
  kind: "recipe" | "story" | "help" | "occasion";
  title: string;
  description: string;
}

/** A results page as plain JSON. */
export interface SearchView {
  /** The category the page belongs to; absent on `/search`. */
  category?: { id: string; name: string; description?: string; banner?: string };
  /** What editors say above the category's products. */
  banner?: { headline?: string; text?: string; media?: ContentMedia; color?: string };
  /** Managed tiles among the products. */
  inserts?: InGridTile[];
  crumbs: { name: string; link: string }[];
  state: SearchState;
  /** The words that were searched instead of the misspelt ones. */
  correctedQuery?: string;
  /**
   * What of the query has become refinements, as the vocabulary says it; those of one list are alternatives. Absent
   * where nothing has.
   */
  understood?: string[][];
  /** The shop whose stock alone is shown. */
  shop?: { id: string; name: string };
  total: number;
  /** Nothing on the list is eaten: order forms, posters and the like. */
  isGoods?: true;
  tiles: ProductTile[];
  refinements: RefinementView[];
  sorts: { id: string; label: string }[];
  /** Managed pages about what was searched for. */
  pages: ContentHit[];
  /** What comes near, where nothing was found: sweets for some of the words, else the ones most people buy. */
  near?: { kind: "closest" | "popular"; tiles: ProductTile[] };
  /** Other words to search for, where nothing was found. */
  suggestions: string[];
  /** Places to start from, where nothing was found. */
  startingPoints: { name: string; link: string }[];
}

/** What is read of the answer of a product search. */
export interface SearchDocument {
  total?: number;
  hits?: { productId: string; productName?: string }[];
  refinements?: {
    attributeId: string;
    label?: string;
    values?: { value: string; label?: string; hitCount?: number; values?: unknown[] }[];
  }[];
  sortingOptions?: { id: string; label?: string }[];
  searchPhraseSuggestions?: {
    suggestedPhrases?: { phrase?: string; exactMatch?: boolean }[];
    suggestedTerms?: { originalTerm?: string; terms?: { value?: string; corrected?: boolean }[] }[];
  };
}

/** Refinements that the page shows elsewhere or not at all. */
const hiddenRefinements = new Set(["cgid"]);

/** Asked only where there are shops to collect in. */
const PICKUP = "c_availableForInStorePickup";

/**
 * The refinements as lists of values. A chosen value stays listed with zero hits, so that it can be taken back; empty
 * refinements are left out, and a site without pickup does not ask for it.
 */
export const refinementViews = (
  document: SearchDocument,
  chosen: Refinements,
  { pickupEnabled }: { pickupEnabled?: boolean } = { pickupEnabled: true },
): RefinementView[] => {
  const answered = (document.refinements ?? [])
    .filter(({ attributeId }) => !hiddenRefinements.has(attributeId) && (pickupEnabled || attributeId !== PICKUP))
    .map(({ attributeId, label, values = [] }) => ({
      id: attributeId,
      label: label ?? attributeId,
      values: values.map(({ value, label: text, hitCount = 0 }) => ({ value, label: text ?? value, count: hitCount })),
    }));
  return answered
    .map((refinement) => {
      const missing = (chosen[refinement.id] ?? []).filter(
        (value) => !refinement.values.some((other) => other.value === value),
      );
      return {
        ...refinement,
        values: [...refinement.values, ...missing.map((value) => ({ value, label: value, count: 0 }))],
      };
    })
    .map((refinement) => ({
      ...refinement,
      values: refinement.values.filter(
        ({ value, count }) => count > 0 || (chosen[refinement.id] ?? []).includes(value),
      ),
    }))
    .filter(({ values }) => values.length > 0);
};

const replaceTerm = (query: string, from: string, to: string): string =>
  query
    .split(/\s+/)
    .map((word) => (word.toLowerCase() === from.toLowerCase() ? to : word))
    .join(" ");

/** The query with its misspelt words put right, where the search corrected any. */
export const correctedQuery = (query: string, document: SearchDocument): string | undefined => {
  const corrected = (document.searchPhraseSuggestions?.suggestedTerms ?? []).reduce((text, { originalTerm, terms }) => {
    const better = terms?.find((term) => term.corrected && term.value)?.value;
    return originalTerm && better ? replaceTerm(text, originalTerm, better) : text;
  }, query);
  return corrected.toLowerCase() === query.toLowerCase() ? undefined : corrected;
};

/** Other words to try, without the query itself. */
export const suggestedQueries = (query: string, document: SearchDocument): string[] => {
  const phrases = (document.searchPhraseSuggestions?.suggestedPhrases ?? []).flatMap(({ phrase }) => phrase ?? []);
  const corrected = correctedQuery(query, document);
  const all = [...(corrected ? [corrected] : []), ...phrases];
  return [...new Set(all)].filter((phrase) => phrase.toLowerCase() !== query.toLowerCase()).slice(0, 5);
};
