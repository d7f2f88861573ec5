import { useEffect, useState } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { toTile, type ProductTile } from "#app/domain/product/tile.ts";

/** Suggestions begin with this many typed characters (search-3). */
export const SUGGESTIONS_FROM = 3;
/** So many of them are shown as names, the rest as products. */
export const SUGGESTION_NAMES = 6;
/** The most one request answers with. */
const SUGGESTION_LIMIT = 10;
/** The longest text the suggestions API takes. */
const MAX_TERM_LENGTH = 50;
const DEBOUNCE_MS = 200;

/** What the search box suggests for a typed term. */
export interface SearchSuggestions {
  status: "idle" | "pending" | "done" | "error";
  /** Products shown by name. */
  names: ProductTile[];
  /** Products shown with picture and price. */
  recommended: ProductTile[];
}

const none: SearchSuggestions = { status: "idle", names: [], recommended: [] };

/**
 * Suggestions for what is being typed: asked for 200 ms after the last key, and never overtaken by an older answer. A
 * failure only means that there are none.
 */
export const useSearchSuggestions = (typed: string): SearchSuggestions => {
  const { search, products } = useCommerceApi();
  const { priceBooks } = useSite();
  const [found, setFound] = useState<SearchSuggestions>(none);
  const term = typed.trim().slice(0, MAX_TERM_LENGTH);

  useEffect(() => {
    if (term.length < SUGGESTIONS_FROM) return;
    let current = true;
    const ask = async () => {
      const { productSuggestions } = await search.suggestions(term, SUGGESTION_LIMIT);
      const ids = (productSuggestions?.products ?? []).flatMap(({ productId }) => productId ?? []);
      const documents = ids.length > 0 ? await products.getMany(ids) : [];
      const tiles = documents.map((document) => toTile(document, { priceBooks }));
      return { names: tiles.slice(0, SUGGESTION_NAMES), recommended: tiles.slice(SUGGESTION_NAMES) };
    };
    const timer = setTimeout(() => {
      setFound((before) => ({ ...before, status: "pending" }));
      ask().then(
        (answer) => current && setFound({ status: "done", ...answer }),
        () => current && setFound({ ...none, status: "error" }),
      );
    }, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [term, search, products, priceBooks]);

  return term.length < SUGGESTIONS_FROM ? none : found;
};
