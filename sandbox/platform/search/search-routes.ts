import type { CustomerGroupService } from "#sandbox/platform/customers/customer-group-service.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily, ApiRequest } from "#sandbox/core/api-route.ts";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import { imageViewsOf } from "#sandbox/platform/products/image-presenter.ts";
import type { ProductDocumentService } from "#sandbox/platform/products/product-document-service.ts";
import { onlookerOf } from "#sandbox/platform/products/product-routes.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { checkSelector, selected } from "#sandbox/platform/products/property-selector.ts";
import {
  beyondDocumented,
  booleanOf,
  expandOf,
  integerOf,
  invalidValue,
  listOf,
  wordOf,
} from "#sandbox/core/request/query-values.ts";
import type { RecommendationService } from "#sandbox/platform/recommendations/recommendation-service.ts";
import {
  presentHit,
  presentSearch,
  presentSuggestions,
  searchExpansions,
  suggestionExpansions,
} from "./search-presenter.ts";
import type { SearchService } from "./search-service.ts";

/** The most that one call may ask for. */
export const MAX_HITS = 200;
export const MAX_PHRASE_LENGTH = 500;
export const MAX_SUGGESTIONS = 10;

/** The most custom properties a call may ask for. */
export const MAX_CUSTOM_PROPERTIES = 5;

/** What search operations need. */
export interface SearchRouteServices {
  search: SearchService;
  products: ProductService;
  documents: ProductDocumentService;
  recommendations: Pick<RecommendationService, "searchedPhrases">;
  imageAddress: ImageAddress;
  groupsOf: CustomerGroupService["groupsOf"];
}

/** Answers with stock are kept shortest, those with prices and promotions a quarter of an hour. */
const STOCK_SECONDS = 60;
const PRICE_SECONDS = 900;

const searchSeconds = (query: URLSearchParams): number => {
  const expand = query.get("expand")?.split(",");
  return !expand || expand.includes("availability") ? STOCK_SECONDS : PRICE_SECONDS;
};

const byDefault = ["availability", "images", "prices", "represented_products", "variations"] as const;

/** What the document of Shopper Search prints for a phrase that is too short or too long. */
const wrongLength = (parameter: string, expected: string) =>
  new Fault(
    400,
    "string-constraint-violation",
    `The string length constraint was violated by '${parameter}'. The expected length is '${expected}'.`,
    { parameter, expected },
  );

/** What was typed; null when nothing was. @throws Fault 400 for more than 500 characters. */
const phraseOf = (query: URLSearchParams): string | null => {
  const phrase = query.get("q")?.trim() ?? "";
  if (phrase.length > MAX_PHRASE_LENGTH) throw wrongLength("q", `(1..${MAX_PHRASE_LENGTH})`);
  return phrase === "" ? null : phrase;
};

/** Custom properties by their `c_` names, five at most. @throws Fault 400. */
const customPropertiesOf = (query: URLSearchParams, name: string): string[] => {
  const names = listOf(query, name) ?? [];
  if (names.length > MAX_CUSTOM_PROPERTIES) throw beyondDocumented(name, `(0..${MAX_CUSTOM_PROPERTIES})`);
  if (names.some((each) => !each.startsWith("c_")))
    throw invalidValue(name, names.join(","), "a list with a property that does not begin with 'c_'");
  return names;
};

/**
 * How the words are to be understood; there is no semantic index, so both are searched word by word. @throws Fault 400.
 */
const searchModeOf = (query: URLSearchParams): "lexical" | "semantic" | null =>
  wordOf(query, "searchMode", ["lexical", "semantic"], null);

/** Operations of Shopper Search. */
export const searchFamilies = ({
  search,
  products,
  documents,
  recommendations,
  imageAddress,
  groupsOf,
}: SearchRouteServices): ApiFamily[] => {
  const productSearch = async (request: ApiRequest) => {
    const { query, locale, siteId } = request;
    const selector = query.get("select");
    checkSelector(selector);
    const phrase = phraseOf(query);
    const searchMode = searchModeOf(query);
    const limit = integerOf(query, "limit", { least: 1, most: MAX_HITS, otherwise: 25 });
    const offset = integerOf(query, "offset", { least: 0, most: 999_999_999, otherwise: 0 });
    const expand = expandOf(query, searchExpansions, byDefault);
    const presentation = {
      currency: request.currency,
      allImages: booleanOf(query, "allImages"),
      imgTypes: booleanOf(query, "allImages") ? imageViewsOf(query) : undefined,
      perPricebook: booleanOf(query, "perPricebook"),
      allVariationProperties: booleanOf(query, "allVariationProperties"),
      variationProperties: customPropertiesOf(query, "includedCustomVariationProperties"),
      withImageGroups: query.has("allImages"),
      imageAddress,
      expand,
    };
    const onlooker = await onlookerOf(request, groupsOf);
    const refinements = await search.refinements(query.getAll("refine"), onlooker);
    if (phrase === null && refinements.length === 0)
      throw new Fault(400, "bad-request", "A search needs a phrase (q) or a refinement (refine).", { parameter: "q" });
    const question = {
      phrase,
      refinements,
      sort: query.get("sort") || null,
      limit,
      offset,
      storeId: query.get("c_storeId"),
    };
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
    const categoryId = refinements.find(({ attributeId }) => attributeId === "cgid")?.text;
    const category =
      expand.has("page_meta_tags") && categoryId !== undefined
        ? ((await products.catalogue(locale)).categories.get(categoryId) ?? null)
        : null;
    return selected(
      presentSearch(
        answer,
        facts.map((each) => presentHit(each, presentation)),
        { ...question, searchMode, locale },
        category && (await products.category(category.id, siteId, locale)),
      ),
      selector,
    );
  };

  const suggestions = async (request: ApiRequest) => {
    const { query, siteId, shopper, currency } = request;
    const phrase = query.get("q")?.trim() ?? "";
    if (phrase.length < 3 || phrase.length > 50) throw wrongLength("q", "(3..50)");
    const limit = integerOf(query, "limit", { least: 1, most: MAX_SUGGESTIONS, otherwise: 5 });
    searchModeOf(query);
    const expand = expandOf(query, suggestionExpansions, ["prices"]);
    const customProperties = customPropertiesOf(query, "includedCustomProductProperties");
    const searched = booleanOf(query, "includeEinsteinSuggestedPhrases")
      ? await recommendations.searchedPhrases(siteId, shopper.usid, phrase)
      : null;
    return presentSuggestions(await search.suggest(phrase, await onlookerOf(request, groupsOf)), {
      phrase,
      limit,
      currency,
      expand,
      customProperties,
      imageAddress,
      searched,
    });
  };

  return [
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
          neutralSeconds: searchSeconds,
          handle: productSearch,
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
          neutralSeconds: PRICE_SECONDS,
          handle: suggestions,
        },
      ],
    },
  ];
};
