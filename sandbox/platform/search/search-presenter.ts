import type { ShopperSearchTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import { withSheetAddress } from "#sandbox/platform/print/static-address.ts";
import { isOrderableNow } from "#sandbox/platform/products/product-stock-presenter.ts";
import { presentImage, presentImageGroups } from "#sandbox/platform/products/image-presenter.ts";
import { pricedIds, type ProductFacts } from "#sandbox/platform/products/product-facts.ts";
import { picturesOf } from "#sandbox/platform/products/product.ts";
import {
  presentPageMetaTags,
  presentPromotions,
  presentType,
  presentVariants,
  presentVariationAttributes,
  type ProductPresentation,
} from "#sandbox/platform/products/product-presenter.ts";
import { presentVariationGroups } from "#sandbox/platform/products/connection-presenter.ts";
import { amount, presentPrices } from "#sandbox/platform/prices/price-presenter.ts";
import type { Refinement } from "./refinement.ts";
import { textIn } from "./refinement-definition.ts";
import { hitTypeOf, type SearchEntry } from "./search-entry.ts";
import type { SearchAnswer, Suggestions } from "./search-service.ts";
import type { Correction } from "./text-match-service.ts";

type Hit = ShopperSearchTypes.ProductSearchHit;

/** What may be expanded on hits. */
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

/** What may be expanded on suggestions. */
export const suggestionExpansions = ["images", "prices", "custom_product_properties"] as const;
export type SuggestionExpansion = (typeof suggestionExpansions)[number];

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

/** How hits are to look. */
export interface HitPresentation extends Omit<ProductPresentation, "expand"> {
  expand: ReadonlySet<SearchExpansion>;
  /** Groups of pictures beside the first one. */
  withImageGroups: boolean;
  /** Variants and variation groups beside the attributes that vary. */
  allVariationProperties: boolean;
  /** Custom attributes to repeat on variants. */
  variationProperties: readonly string[];
}

/** What a master varies by; its variants only when they are asked for. */
const presentVariations = (facts: ProductFacts, presentation: HitPresentation): Partial<Hit> => {
  const { expand, imageAddress, allVariationProperties, variationProperties } = presentation;
  if (!expand.has("variations") || facts.product.type !== "master") return {};
  const variationAttributes = presentVariationAttributes(facts, imageAddress);
  if (!allVariationProperties) return { variationAttributes };
  const groups = presentVariationGroups(facts);
  return {
    variationAttributes,
    variants: presentVariants(facts).map((variant, index) => {
      const promotions = facts.promotionsByVariant.get(variant.productId) ?? [];
      return {
        ...variant,
        ...Object.fromEntries(
          variationProperties.map((name) => [name, facts.variants[index]?.attributes[name] ?? null]),
        ),
        ...(expand.has("promotions") && promotions.length > 0
          ? {
              productPromotions: promotions.map(({ promotionId, calloutMsg, promotionalPriceCents }) => ({
                promotionId,
                calloutMsg,
                promotionalPrice:
                  promotionalPriceCents === undefined ? (variant.price ?? 0) : amount(promotionalPriceCents),
              })),
            }
          : {}),
      };
    }),
    ...(groups.length > 0 ? { variationGroups: groups } : {}),
  } as Partial<Hit>;
};

/** One product of a result: masters stand for their variants, sets for their parts. */
export const presentHit = (facts: ProductFacts, presentation: HitPresentation): Hit => {
  const { product } = facts;
  const { expand, imageAddress, currency, perPricebook } = presentation;
  const priced = pricedIds(facts);
  const ids = priced.length > 0 ? priced : [product.id];
  const [picture] = picturesOf(product);
  const represented = ids.find((id) => id === product.attributes["c_defaultVariantId"]) ?? ids[0];
  const { prices: _byBook, ...prices } = presentPrices(facts.books, product, priced, currency, perPricebook);
  const { priceRanges, tieredPrices, ...plainPrices } = prices;
  return {
    productId: product.id,
    productName: product.name,
    hitType: hitTypeOf(product),
    productType: presentType(product),
    ...(expand.has("availability") ? { orderable: isOrderableNow(facts) } : {}),
    ...(expand.has("prices")
      ? {
          ...plainPrices,
          ...(perPricebook && priceRanges ? { priceRanges } : {}),
          ...(perPricebook && tieredPrices ? { tieredPrices } : {}),
        }
      : { currency }),
    ...(expand.has("images") && picture ? { image: presentImage(imageAddress, picture.file, picture.alt) } : {}),
    ...(expand.has("images") && presentation.withImageGroups
      ? { imageGroups: presentImageGroups(imageAddress, product, null, presentation) }
      : {}),
    ...(expand.has("represented_products") && represented
      ? { representedProduct: { id: represented }, representedProducts: ids.map((id) => ({ id })) }
      : {}),
    ...presentVariations(facts, presentation),
    ...(expand.has("promotions") && facts.promotions.length > 0
      ? { productPromotions: presentPromotions(facts, priced) }
      : {}),
    ...(expand.has("custom_properties") ? withSheetAddress(product.attributes, imageAddress) : {}),
  } as Hit;
};

/** A page of results. */
export const presentSearch = (
  answer: SearchAnswer,
  hits: Hit[],
  asked: {
    phrase: string | null;
    refinements: Refinement[];
    limit: number;
    offset: number;
    searchMode: string | null;
    locale: string;
  },
  category: { pageTitle: string; pageDescription: string } | null,
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
    ...(asked.searchMode === null ? {} : { searchMode: asked.searchMode, effectiveSearchMode: "lexical" }),
    ...(category ? { pageMetaTags: presentPageMetaTags(category) } : {}),
    hits,
    refinements: answer.facets,
    searchPhraseSuggestions: presentCorrections(phrase, answer.corrections),
    sortingOptions: answer.sortingOptions.map(({ id, labels }) => ({ id, label: textIn(labels, asked.locale) })),
    selectedSortingOption: answer.sortingOption.id,
    selectedRefinements: Object.fromEntries(asked.refinements.map(({ attributeId, text }) => [attributeId, text])),
    ...(answer.redirect === undefined ? {} : { c_searchRedirect: answer.redirect }),
  } as ShopperSearchTypes.ProductSearchResult;
};

type SuggestedTerms = NonNullable<ShopperSearchTypes.Suggestion["suggestedTerms"]>;

/** The last word typed, completed by words that begin like it. */
const presentCompletions = (phrase: string, completions: string[]): SuggestedTerms => {
  if (completions.length === 0) return [];
  const last = phrase.trim().split(/\s+/).at(-1) ?? phrase;
  const typed = last.toLowerCase();
  return [
    {
      originalTerm: last,
      terms: completions.map((value) => ({
        value,
        completed: value !== typed,
        corrected: false,
        exactMatch: value === typed,
      })),
    },
  ];
};

/** How suggestions are to look. */
export interface SuggestionPresentation {
  phrase: string;
  /** The most of each kind. */
  limit: number;
  currency: string;
  expand: ReadonlySet<SuggestionExpansion>;
  customProperties: readonly string[];
  imageAddress: ImageAddress;
  /** What this shopper and all shoppers searched for lately; null when it is not asked for. */
  searched: { recent: string[]; popular: string[] } | null;
}

const presentSuggestedProduct = (
  { product, priceCents }: SearchEntry,
  { currency, expand, customProperties, imageAddress }: SuggestionPresentation,
) => {
  const [picture] = picturesOf(product);
  return {
    productId: product.id,
    productName: product.name,
    currency,
    price: amount(priceCents ?? 0),
    ...(expand.has("images") && picture ? { image: presentImage(imageAddress, picture.file, picture.alt) } : {}),
    ...(expand.has("custom_product_properties")
      ? Object.fromEntries(customProperties.map((name) => [name, product.attributes[name] ?? null]))
      : {}),
  };
};

/** Suggestions for what is being typed. */
export const presentSuggestions = (
  { entries, corrections, completions, categories, brands, phrases }: Suggestions,
  presentation: SuggestionPresentation,
): ShopperSearchTypes.SuggestionResult => {
  const { phrase, limit, searched } = presentation;
  const spelling = presentCorrections(phrase, corrections);
  const shared = {
    suggestedPhrases: spelling.suggestedPhrases ?? [],
    suggestedTerms: [
      ...(spelling.suggestedTerms ?? []),
      ...(corrections.length === 0 ? presentCompletions(phrase, completions.slice(0, limit)) : []),
    ],
  };
  const asPhrases = (list: string[]) =>
    list.slice(0, limit).map((each) => ({ phrase: each, exactMatch: each.toLowerCase() === phrase.toLowerCase() }));
  return {
    searchPhrase: phrase,
    productSuggestions: {
      ...shared,
      products: entries.slice(0, limit).map((entry) => presentSuggestedProduct(entry, presentation)),
    },
    categorySuggestions: {
      ...shared,
      categories: categories
        .slice(0, limit)
        .map(({ id, name, parentName }) => ({ id, name, parentCategoryName: parentName })),
    },
    brandSuggestions: {
      ...shared,
      ...(brands.length > 0 ? { suggestedPhrases: asPhrases(brands) } : {}),
      brands: brands.slice(0, limit),
    },
    ...(phrases[0] === undefined
      ? {}
      : {
          customSuggestion: {
            customSuggestion: phrases[0],
            suggestedPhrases: asPhrases(phrases),
            suggestedTerms: shared.suggestedTerms,
          },
        }),
    ...(searched
      ? {
          einsteinSuggestedPhrases: {
            recentSearchPhrases: asPhrases(searched.recent),
            popularSearchPhrases: asPhrases(searched.popular),
          },
        }
      : {}),
  } as ShopperSearchTypes.SuggestionResult;
};
