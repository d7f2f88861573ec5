import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SearchState } from "#app/domain/search/search-params.ts";
import { isNameOf, sayings } from "#app/domain/search/understand.ts";
import { understandIn } from "#app/hooks/search/understand-in.ts";
import type { SearchDocument } from "./search-view.ts";

/** What is asked for, and where. */
interface AskedFor {
  state: SearchState;
  site: { locale: string };
  categoryId?: string;
}

/** What a search has found, and the state that it was asked by. */
interface Found {
  found: SearchDocument;
  state: SearchState;
}

/** The ways to read a query as refinements, the closest first: with the words they leave, then without them. */
const statesMeant = ({ state, site, categoryId }: AskedFor): SearchState[] => {
  const { query, words, refinements, shop, arrivesBy } = state;
  // An address that has been narrowed says itself what is meant.
  const isNarrowed = Object.keys(refinements).length > 0 || shop !== undefined || arrivesBy !== undefined;
  if (!query || words !== undefined || isNarrowed || categoryId !== undefined) return [];
  const understood = understandIn(query, site.locale);
  if (!understood) return [];
  const meant = { ...state, refinements: understood.refinements };
  return [{ ...meant, words: understood.rest }, ...(understood.rest ? [{ ...meant, words: "" }] : [])];
};

/**
 * Searches by what a query means where some of its words are refinements: the first of the ways to read it that finds
 * something. As it was typed where it is the name of a product, where the refinements find nothing and the words do,
 * and where the search does not know them.
 */
export const searchAsMeant = async <Request extends AskedFor>(
  request: Request,
  find: (request: Request) => Promise<Found>,
): Promise<Found> => {
  const [closest, widest] = statesMeant(request);
  const findMeant = async (state: SearchState | undefined): Promise<Found | undefined> => {
    if (!state) return undefined;
    try {
      const answer = await find({ ...request, state });
      return answer.found.total ? answer : undefined;
    } catch (error) {
      if (error instanceof CommerceApiError) return undefined;
      throw error;
    }
  };
  const [typed, meant] = await Promise.all([find(request), findMeant(closest)]);
  if (!closest) return typed;
  const { query } = request.state;
  const { hits = [], total } = typed.found;
  const isName = hits.some(({ productName }) => productName !== undefined && isNameOf(query, productName));
  const better = isName ? undefined : (meant ?? (total ? undefined : await findMeant(widest)));
  // Further pages are asked for the same way, whatever stands on them.
  return better ?? { ...typed, state: { ...typed.state, words: query } };
};

/** What of a query has become refinements that still hold, as it is said to the shopper. */
export const sayingsOf = ({ query, words, refinements }: SearchState, locale: string): string[][] => {
  if (!query || words === undefined || Object.keys(refinements).length === 0) return [];
  const understood = understandIn(query, locale);
  return understood ? sayings(understood.qualities, refinements) : [];
};
