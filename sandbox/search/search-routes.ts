import { Fault } from "#sandbox/fault.ts";
import type { ApiFamily, ApiRequest } from "#sandbox/http/api-route.ts";
import type { ImageAddress } from "#sandbox/images/image-address.ts";
import { isCategoryShown } from "#sandbox/products/catalogue.ts";
import type { ProductDocumentService } from "#sandbox/products/product-document-service.ts";
import { onlookerOf } from "#sandbox/products/product-routes.ts";
import type { ProductService } from "#sandbox/products/product-service.ts";
import { booleanOf, expandOf, integerOf, listOf } from "#sandbox/products/query-values.ts";
import { parseRefinements } from "./refinement.ts";
import { presentHit, presentSearch, presentSuggestions, searchExpansions } from "./search-presenter.ts";
import { wordsOf } from "./search-query.ts";
import type { SearchService } from "./search-service.ts";
import { DEFAULT_SORT } from "./sorting.ts";

/** Limits of the wire contract, section 7. */
export const MAX_HITS = 200;
export const MAX_PHRASE_LENGTH = 500;
export const MAX_SUGGESTIONS = 10;

/** What search operations need. */
export interface SearchRouteServices {
  search: SearchService;
  products: ProductService;
  documents: ProductDocumentService;
  imageAddress: ImageAddress;
  groupsOf: (customerId: string) => Promise<string[]>;
}

const byDefault = ["availability", "images", "prices", "represented_products", "variations"] as const;

/** What was typed; null when nothing was. @throws Fault 400 for more than 500 characters. */
const phraseOf = (query: URLSearchParams): string | null => {
  const phrase = query.get("q")?.trim() ?? "";
  if (phrase.length > MAX_PHRASE_LENGTH)
    throw new Fault(400, "string-constraint-violation", "The search phrase is too long.", {
      parameter: "q",
      expected: `(1..${MAX_PHRASE_LENGTH})`,
    });
  return phrase === "" ? null : phrase;
};

const searchRequestOf = ({ query }: ApiRequest) => {
  const phrase = phraseOf(query);
  const refinements = parseRefinements(query.getAll("refine"));
  if (phrase === null && refinements.length === 0)
    throw new Fault(400, "bad-request", "A search needs a phrase (q) or a refinement (refine).", { parameter: "q" });
  return {
    phrase,
    refinements,
    sort: query.get("sort") ?? DEFAULT_SORT,
    limit: integerOf(query, "limit", { least: 1, most: MAX_HITS, otherwise: 25 }),
    offset: integerOf(query, "offset", { least: 0, most: 999_999_999, otherwise: 0 }),
    storeId: query.get("c_storeId"),
  };
};

/** Operations of Shopper Search (wire contract, section 2.4). */
export const searchFamilies = ({
  search,
  products,
  documents,
  imageAddress,
  groupsOf,
}: SearchRouteServices): ApiFamily[] => [
  {
    base: "/search/shopper-search/v1",
    routes: [
      {
        operation: "ShopperSearch.productSearch",
        method: "get",
        path: "/product-search",
        query: [
          "q",
          "refine",
          "sort",
          "limit",
          "offset",
          "expand",
          "allImages",
          "imgTypes",
          "perPricebook",
          "allVariationProperties",
          "includedCustomVariationProperties",
          "select",
          "searchMode",
        ],
        handle: async (request) => {
          const { query } = request;
          const question = searchRequestOf(request);
          const expand = expandOf(query, searchExpansions, byDefault);
          const onlooker = await onlookerOf(request, groupsOf);
          const answer = await search.search(question, onlooker);
          const facts = await documents.factsOf(
            answer.hits.map(({ product }) => product),
            onlooker,
            {
              inventoryListIds: [],
              promotions: expand.has("promotions"),
              stock: expand.has("availability") || expand.has("variations"),
            },
          );
          const presentation = {
            currency: request.currency,
            allImages: booleanOf(query, "allImages"),
            imgTypes: listOf(query, "imgTypes"),
            perPricebook: booleanOf(query, "perPricebook"),
            imageAddress,
          };
          const withImageGroups = presentation.allImages || presentation.imgTypes !== undefined;
          const hits = facts.map((each) => presentHit(each, expand, presentation, withImageGroups));
          return presentSearch(answer, hits, question);
        },
      },
      {
        operation: "ShopperSearch.getSearchSuggestions",
        method: "get",
        path: "/search-suggestions",
        query: [
          "q",
          "limit",
          "expand",
          "includedCustomProductProperties",
          "includeEinsteinSuggestedPhrases",
          "searchMode",
        ],
        handle: async (request) => {
          const { query, locale } = request;
          const phrase = query.get("q")?.trim() ?? "";
          if (phrase.length < 3 || phrase.length > 50)
            throw new Fault(400, "string-constraint-violation", "A phrase of 3 to 50 characters is needed.", {
              parameter: "q",
              expected: "(3..50)",
            });
          const limit = integerOf(query, "limit", { least: 1, most: MAX_SUGGESTIONS, otherwise: 5 });
          const onlooker = await onlookerOf(request, groupsOf);
          const { entries, corrections } = await search.suggest(phrase, onlooker);
          const catalogue = await products.catalogue(locale);
          const words = wordsOf([phrase, ...corrections.map(({ corrected }) => corrected)].join(" "));
          const isMentioned = (name: string) =>
            wordsOf(name).some((word) => words.some((typed) => typed.length >= 3 && word.startsWith(typed)));
          const categories = [...catalogue.categories.values()]
            .filter(({ id, name }) => id !== "root" && isCategoryShown(catalogue, id) && isMentioned(name))
            .map(({ id, name, parentId }) => ({
              id,
              name,
              parentName: catalogue.categories.get(parentId ?? "")?.name ?? "",
            }));
          const brands = [...new Set(entries.map(({ product }) => product.brand))].filter(isMentioned);
          const completions = (await search.completions(phrase, locale)).slice(0, limit);
          return presentSuggestions(
            phrase,
            {
              entries: entries.slice(0, limit),
              corrections,
              completions,
              categories: categories.slice(0, limit),
              brands,
            },
            request.currency,
          );
        },
      },
    ],
  },
];
