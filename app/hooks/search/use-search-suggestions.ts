import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import type { ContentHit } from "#app/commerce-api/content.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { flagAttribute, type ProductDocument } from "#app/domain/product/product-document.ts";
import { toTile, type ProductTile } from "#app/domain/product/tile.ts";
import { refineArguments } from "#app/domain/search/refine-arguments.ts";
import { PAGE_SIZE, writeSearchParams } from "#app/domain/search/search-params.ts";
import { sayings } from "#app/domain/search/understand.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { useAtRest } from "#app/hooks/use-at-rest.ts";
import { useLastKnown } from "#app/hooks/use-last-known.ts";
import { understandIn } from "./understand-in.ts";

/** Suggestions begin with this many typed characters (search-3). */
export const SUGGESTIONS_FROM = 3;
/** So many of them are shown as names, the rest as products. */
export const SUGGESTION_NAMES = 6;
/** The most one request answers with. */
const SUGGESTION_LIMIT = 10;
/** The longest text the suggestions API takes. */
const MAX_TERM_LENGTH = 50;
const DEBOUNCE_MS = 200;
/** So many categories, and so many pages, stand beside the products. */
const MOST_OTHERS = 3;

/** What the search box suggests for a typed term. */
export interface SearchSuggestions {
  status: "idle" | "pending" | "done" | "error";
  /** Products shown by name. */
  names: ProductTile[];
  /** Products shown with picture and price. */
  recommended: ProductTile[];
  /** Categories of that name. */
  categories: { name: string; link: string }[];
  /** What is written about it. */
  pages: ContentHit[];
  /** All that is as the typed words say; none where they say no such thing, or nothing is. */
  everything: EverythingSuggestion[];
}

/** All sweets of some qualities, of those that have the rest of what was typed. */
export interface EverythingSuggestion {
  /** As the vocabulary says them; those of one list are alternatives. */
  qualities: string[][];
  rest: string;
  link: string;
}

const none: SearchSuggestions = {
  status: "idle",
  names: [],
  recommended: [],
  categories: [],
  pages: [],
  everything: [],
};

/** All that is as some words say, where there is anything; only a help, so a failure means that there is nothing. */
const everythingOf = async (
  search: CommerceApi["search"],
  typed: string,
  locale: string,
): Promise<EverythingSuggestion[]> => {
  const understood = understandIn(typed, locale, { isUnfinished: true });
  if (!understood) return [];
  const { qualities, refinements, rest, completed } = understood;
  const found = await search
    .products({ ...(rest && { q: rest }), refine: refineArguments(refinements), limit: 1, expand: ["none"] })
    .catch(() => undefined);
  if (!found?.total) return [];
  const state = { query: completed, words: rest, refinements, start: 0, size: PAGE_SIZE };
  return [{ qualities: sayings(qualities, refinements), rest, link: `/search${writeSearchParams(state)}` }];
};

/**
 * Suggestions for what is being typed: asked for 200 ms after the last key, and never overtaken by an older answer. A
 * failure only means that there are none.
 */
export const useSearchSuggestions = (typed: string): SearchSuggestions => {
  const { search, products, content } = useCommerceApi();
  const { locale, priceBooks, pickupEnabled } = useSite();
  const words = typed.trim().slice(0, MAX_TERM_LENGTH);
  const term = words.length < SUGGESTIONS_FROM ? "" : words;
  const isAsked = useAtRest(term, DEBOUNCE_MS) === term;
  const { status, value } = useAnswer(
    isAsked && term ? `suggestions ${term}` : null,
    async () => {
      const [{ productSuggestions, categorySuggestions }, pages, everything] = await Promise.all([
        search.suggestions(term, SUGGESTION_LIMIT),
        // What is written is only a help.
        content.search(term).catch(() => []),
        everythingOf(search, term, locale),
      ]);
      const ids = (productSuggestions?.products ?? []).flatMap(({ productId }) => productId ?? []);
      const documents = ids.length > 0 ? await products.getMany(ids) : [];
      // Who sells in shops sells to consumers: order forms and single pieces of a mix are nothing for them.
      const isOffered = (document: ProductDocument) =>
        !pickupEnabled || !["isCollateral", "isCustomMixPiece"].some((flag) => flagAttribute(document, flag));
      const tiles = documents.filter(isOffered).map((document) => toTile(document, { priceBooks }));
      return {
        names: tiles.slice(0, SUGGESTION_NAMES),
        recommended: tiles.slice(SUGGESTION_NAMES),
        categories: (categorySuggestions?.categories ?? [])
          .slice(0, MOST_OTHERS)
          .map(({ id, name }) => ({ name: name ?? id, link: `/category/${encodeURIComponent(id)}` })),
        pages: pages.slice(0, MOST_OTHERS),
        everything,
      };
    },
    "The suggestions of the search could not be asked for.",
  );
  const last = useLastKnown(value);

  if (!term) return none;
  if (status === "failed") return { ...none, status: "error" };
  if (isAsked) return { ...none, ...last, status: status === "ready" ? "done" : "pending" };
  return last ? { ...last, status: "done" } : none;
};
