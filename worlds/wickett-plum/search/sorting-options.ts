import type { SortingRule } from "#sandbox/core/columns/sorting.ts";
import type { LocalisedText } from "#sandbox/core/columns/refinement.ts";

/** An order a shopper may choose. */
export interface WorldSortingOption {
  id: string;
  labels: LocalisedText;
  rule: SortingRule;
}

/** What a merchant counts, beside how well the words fit; what cannot be posted today is buried. */
const featured: SortingRule = {
  steps: [
    {
      kind: "weighted",
      attributes: [
        { path: "text-relevance", weight: 65, direction: "descending", missing: "minimum" },
        { path: "c_popularity", weight: 25, direction: "descending", missing: "average" },
        { path: "c_rating", weight: 7, direction: "descending", missing: "average" },
        { path: "c_isNew", weight: 3, direction: "descending", missing: "minimum" },
      ],
    },
  ],
  boosts: [
    { kind: "bury", path: "c_isComingSoon", equals: "true", strength: 0.1 },
    { kind: "bury", path: "c_isInShopOnly", equals: "true", strength: 0.1 },
  ],
};

const thenFeatured = { kind: "attribute", path: "c_popularity", direction: "descending" } as const;

/** The orders in the shop's own order; the first one holds when none is chosen. */
export const sortingOptions: readonly WorldSortingOption[] = [
  { id: "featured-items", labels: { default: "Featured items", "fr-CA": "En vedette" }, rule: featured },
  {
    id: "price-low-to-high",
    labels: { default: "Price, low to high", "fr-CA": "Prix croissant" },
    rule: { steps: [{ kind: "attribute", path: "price", direction: "ascending" }, thenFeatured] },
  },
  {
    id: "price-high-to-low",
    labels: { default: "Price, high to low", "fr-CA": "Prix décroissant" },
    rule: { steps: [{ kind: "attribute", path: "price", direction: "descending" }, thenFeatured] },
  },
  {
    id: "top-rated",
    labels: { default: "Best rated", "fr-CA": "Mieux notés" },
    rule: {
      steps: [
        { kind: "attribute", path: "c_rating", direction: "descending" },
        { kind: "attribute", path: "c_reviewCount", direction: "descending" },
      ],
    },
  },
  {
    id: "most-popular",
    labels: { default: "Most popular", "fr-CA": "Les plus populaires" },
    rule: { steps: [thenFeatured] },
  },
  {
    id: "product-name-ascending",
    labels: { default: "Name, A to Z", "fr-CA": "Nom, de A à Z" },
    rule: { steps: [{ kind: "attribute", path: "name", direction: "ascending" }] },
  },
];
