import type { ShopperSearchTypes } from "@salesforce/commerce-sdk-isomorphic";
import { presentImage, presentImageGroups } from "#sandbox/products/image-presenter.ts";
import type { ProductFacts } from "#sandbox/products/product-facts.ts";
import { picturesOf } from "#sandbox/products/product.ts";
import {
  presentPromotions,
  presentVariants,
  presentVariationAttributes,
  type ProductPresentation,
} from "#sandbox/products/product-presenter.ts";
import { amount, presentPrices } from "#sandbox/prices/price-presenter.ts";
import type { Refinement } from "./refinement.ts";
import type { Correction, SearchAnswer } from "./search-service.ts";
import type { SearchEntry } from "./search-entry.ts";
import { sortingOptions } from "./sorting.ts";

type Hit = ShopperSearchTypes.ProductSearchHit;

/** What may be expanded on hits (wire contract, section 2.4). */
export const searchExpansions = [
  "availability",
  "images",
  "prices",
  "represented_products",
  "variations",
  "promotions",
  "custom_properties",
  "page_meta_tags",
] as const;
export type SearchExpansion = (typeof searchExpansions)[number];

/** The phrase with its misspelled words put right. */
const correctedPhrase = (phrase: string, corrections: Correction[]): string =>
  corrections.reduce(
    (text, { original, corrected }) => text.replace(new RegExp(`\\b${original}\\b`, "i"), corrected),
    phrase,
  );

/** What was searched instead of misspelled words. */
export const presentCorrections = (phrase: string, corrections: Correction[]): ShopperSearchTypes.Suggestion => ({
  suggestedPhrases: corrections.length > 0 ? [{ phrase: correctedPhrase(phrase, corrections), exactMatch: false }] : [],
  suggestedTerms: corrections.map(({ original, corrected }) => ({
    originalTerm: original,
    terms: [{ value: corrected, completed: false, corrected: true, exactMatch: false }],
  })),
});

/** One product of a result: masters stand for their variants. */
export const presentHit = (
  facts: ProductFacts,
  expand: ReadonlySet<SearchExpansion>,
  presentation: Omit<ProductPresentation, "expand">,
  withImageGroups: boolean,
): Hit => {
  const { product, variants } = facts;
  const { imageAddress, currency, perPricebook } = presentation;
  const isMaster = product.type === "master";
  const ids = isMaster ? variants.map(({ id }) => id) : [product.id];
  const [picture] = picturesOf(product);
  const represented = ids.find((id) => id === product.attributes["c_defaultVariantId"]) ?? ids[0];
  const { prices: _byBook, ...prices } = presentPrices(
    facts.books,
    product,
    isMaster ? ids : [],
    currency,
    perPricebook,
  );
  return {
    productId: product.id,
    productName: product.name,
    hitType: isMaster ? "master" : "product",
    productType: { [product.type]: true },
    ...(expand.has("availability") ? { orderable: ids.some((id) => facts.stock.get(id)?.orderable ?? false) } : {}),
    ...(expand.has("prices") ? prices : { currency }),
    ...(expand.has("images") && picture ? { image: presentImage(imageAddress, picture.file, picture.alt) } : {}),
    ...(expand.has("images") && withImageGroups
      ? { imageGroups: presentImageGroups(imageAddress, product, null, presentation) }
      : {}),
    ...(expand.has("represented_products") && represented
      ? { representedProduct: { id: represented }, representedProducts: ids.map((id) => ({ id })) }
      : {}),
    ...(expand.has("variations") && isMaster
      ? {
          variants: presentVariants(facts),
          variationAttributes: presentVariationAttributes(facts, imageAddress),
        }
      : {}),
    ...(expand.has("promotions") && facts.promotions.length > 0
      ? { productPromotions: presentPromotions(facts, isMaster ? ids : []) }
      : {}),
    ...(expand.has("custom_properties") ? product.attributes : {}),
  } as Hit;
};

/** A page of results. */
export const presentSearch = (
  answer: SearchAnswer,
  hits: Hit[],
  asked: { phrase: string | null; refinements: Refinement[]; sort: string; limit: number; offset: number },
): ShopperSearchTypes.ProductSearchResult => {
  const phrase = asked.phrase ?? "";
  return {
    limit: asked.limit,
    offset: asked.offset,
    total: answer.total,
    query: phrase,
    ...(answer.corrections.length > 0
      ? { processedQuery: { query: correctedPhrase(phrase, answer.corrections) } }
      : {}),
    hits,
    refinements: answer.facets,
    searchPhraseSuggestions: presentCorrections(phrase, answer.corrections),
    sortingOptions: sortingOptions.map(({ id, label }) => ({ id, label })),
    selectedSortingOption: asked.sort,
    selectedRefinements: Object.fromEntries(asked.refinements.map(({ attributeId, text }) => [attributeId, text])),
  } as ShopperSearchTypes.ProductSearchResult;
};

/** Suggestions for what is being typed. */
export const presentSuggestions = (
  phrase: string,
  {
    entries,
    corrections,
    completions,
    categories,
    brands,
  }: {
    entries: SearchEntry[];
    corrections: Correction[];
    completions: string[];
    categories: { id: string; name: string; parentName: string }[];
    brands: string[];
  },
  currency: string,
): ShopperSearchTypes.SuggestionResult => {
  const spelling = presentCorrections(phrase, corrections);
  const last = phrase.trim().split(/\s+/).at(-1) ?? phrase;
  const terms = [
    ...(spelling.suggestedTerms ?? []),
    ...(corrections.length === 0 && completions.length > 0
      ? [
          {
            originalTerm: last,
            terms: completions.map((value) => ({
              value,
              completed: value !== last.toLowerCase(),
              corrected: false,
              exactMatch: value === last.toLowerCase(),
            })),
          },
        ]
      : []),
  ];
  const shared = { suggestedPhrases: spelling.suggestedPhrases, suggestedTerms: terms };
  return {
    searchPhrase: phrase,
    productSuggestions: {
      ...shared,
      products: entries.map(({ product, priceCents }) => ({
        productId: product.id,
        productName: product.name,
        currency,
        price: amount(priceCents ?? 0),
      })),
    },
    categorySuggestions: {
      ...shared,
      categories: categories.map(({ id, name, parentName }) => ({ id, name, parentCategoryName: parentName })),
    },
    brandSuggestions: { ...shared, brands },
  } as ShopperSearchTypes.SuggestionResult;
};
