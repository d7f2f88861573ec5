import type { ShopperSearchTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ScapiTransport } from "./scapi-transport.ts";

export type ProductSearchResult = ShopperSearchTypes.ProductSearchResult;
export type SuggestionResult = ShopperSearchTypes.SuggestionResult;

/** A product search; refinements as `attribute=value`, several values of one joined by `|`. */
export interface SearchParams {
  q?: string;
  refine?: string[];
  sort?: string;
  limit?: number;
  offset?: number;
  /** What each hit carries, `availability`, `images`, `prices` … */
  expand?: string[];
  /** Shop whose stock counts for pickup. */
  c_storeId?: string;
}

/** What is asked for where a search does not say; a page of results and others name their own. */
const defaultSearch = { limit: 12, offset: 0, sort: "featured-items" } as const;

export interface SearchApi {
  products(params: SearchParams): Promise<ProductSearchResult>;
  /** Suggestions for 3 to 50 typed characters; `limit` 1 to 10. */
  suggestions(q: string, limit?: number): Promise<SuggestionResult>;
}

export const createSearchApi = (scapi: ScapiTransport): SearchApi => ({
  products: async (params) =>
    (await scapi("ShopperSearch", "productSearch", [
      { parameters: { ...defaultSearch, ...params } },
    ])) as ProductSearchResult,
  suggestions: async (q, limit = 10) =>
    (await scapi("ShopperSearch", "getSearchSuggestions", [{ parameters: { q, limit } }])) as SuggestionResult,
});
