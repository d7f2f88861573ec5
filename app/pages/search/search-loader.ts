import { data, redirect, type LoaderFunctionArgs } from "react-router-dom";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { BadSearchAddress, readSearchParams } from "./read-search-params.ts";
import { stateOfPostalCode } from "#app/domain/address/state-of-postal-code.ts";
import type { SearchState } from "#app/domain/search/search-params.ts";
import { noStore, pageCache } from "#app/navigation/route-module.ts";
import { loadSearch, UnknownShop } from "./load-search.ts";
import { searchMeta, type SearchPageData } from "./search-meta.ts";

/** Headers of a page that depends on what lies in a shop, or on the day: shared for a minute. */
const stockCache = { "Cache-Control": "public, s-maxage=60, stale-while-revalidate=60" };

/**
 * Loads `/search` and `/category/:categoryId` (search-11, search-12). No query and no refinement leads home, an
 * unknown category is 404, and refinements that cannot be understood are 400 with a page that says so.
 */
export const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
  const site = context.get(siteContext);
  const { categoryId } = params;
  const url = new URL(request.url);
  const bad = (part: string) =>
    data<SearchPageData>({ problem: { part }, origin: site.origin }, { status: 400, headers: noStore });
  let state: SearchState;
  try {
    state = readSearchParams(url.searchParams);
  } catch (error) {
    if (error instanceof BadSearchAddress) return bad(error.part);
    throw error;
  }
  const { arrivesBy } = state;
  if (arrivesBy && stateOfPostalCode(arrivesBy.to, site.country) === undefined) return bad(`to=${arrivesBy.to}`);
  const isNarrowed = state.shop !== undefined || arrivesBy !== undefined || Object.keys(state.refinements).length > 0;
  if (categoryId === undefined && !state.query && !isNarrowed) throw redirect("/");
  try {
    const view = await loadSearch({ api: context.get(commerceApiContext), site, state, categoryId });
    return data<SearchPageData>(
      { view, origin: site.origin },
      { headers: state.shop || arrivesBy ? stockCache : pageCache },
    );
  } catch (error) {
    if (error instanceof UnknownShop) return bad(`shop=${error.id}`);
    if (!(error instanceof CommerceApiError)) throw error;
    if (error.status === 404) throw data(null, { status: 404 });
    if (error.status === 400) return bad(url.search.slice(1));
    throw error;
  }
};

export { searchMeta as meta };
