import type { Catalogue } from "#sandbox/products/catalogue.ts";
import { fits, isForPickup, type Refinement, type SearchStock } from "./refinement.ts";
import type { SearchEntry } from "./search-entry.ts";

/** One value of a facet with the number of products it would leave. */
export interface FacetValue {
  value: string;
  label: string;
  hitCount: number;
  values?: FacetValue[];
}

/** A facet of a result. */
export interface Facet {
  attributeId: string;
  label: string;
  values: FacetValue[];
}

/** How a facet finds and names its values; those with `labels` come in that order, others by frequency of the sizes. */
interface FacetDefinition {
  attributeId: string;
  label: string;
  labels?: Record<string, string>;
}

/** The facets in the order they are shown; price and category have a form of their own. */
const definitions: FacetDefinition[] = [
  {
    attributeId: "c_availableForInStorePickup",
    label: "Available for Pickup",
    labels: { true: "Available for Pickup" },
  },
  {
    attributeId: "c_refinementType",
    label: "Type",
    labels: {
      bonbons: "Bonbons",
      truffles: "Truffles",
      "bars-slabs": "Bars & slabs",
      assortments: "Assortments",
      "brittle-toffee": "Brittle & toffee",
      "gummies-jellies": "Gummies & jellies",
      "chews-caramels": "Chews & caramels",
      "hard-candy": "Hard candy & mints",
      lollipops: "Lollipops",
      "gift-boxes": "Gift boxes",
      "gift-cards": "Gift cards",
    },
  },
  { attributeId: "price", label: "Price" },
  {
    attributeId: "c_refinementGoodToKnow",
    label: "Good to know",
    labels: {
      kosher: "Kosher",
      "dairy-free": "Dairy free",
      "nut-free": "Nut free",
      "gluten-free": "Gluten free",
      "warm-weather": "Warm Weather Friendly",
    },
  },
  { attributeId: "c_refinementSize", label: "Size" },
  { attributeId: "c_refinementColor", label: "Color" },
  { attributeId: "c_refinementWrap", label: "Wrap" },
  { attributeId: "c_refinementCollection", label: "Collection" },
  { attributeId: "c_isSale", label: "Sale", labels: { true: "Sale" } },
  { attributeId: "c_isNew", label: "New", labels: { true: "New" } },
];

/** Price buckets in whole units of the site's currency. */
const priceBuckets = [
  { value: "(0..10)", label: "Under $10", from: 0, to: 1000 },
  { value: "(10..25)", label: "$10 to $25", from: 1000, to: 2500 },
  { value: "(25..50)", label: "$25 to $50", from: 2500, to: 5000 },
  { value: "(50..10000)", label: "$50 and up", from: 5000, to: 1000000 },
];

const countBy = (entries: SearchEntry[], valuesOf: (entry: SearchEntry) => readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const entry of entries) for (const value of valuesOf(entry)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

const priceValues = (entries: SearchEntry[]): FacetValue[] =>
  priceBuckets.map(({ value, label, from, to }) => ({
    value,
    label,
    hitCount: entries.filter(({ priceCents }) => priceCents !== null && priceCents >= from && priceCents < to).length,
  }));

const categoryValues = (catalogue: Catalogue, counts: Map<string, number>, parentId: string): FacetValue[] =>
  (catalogue.categories.get(parentId)?.childIds ?? []).flatMap((id) => {
    const category = catalogue.categories.get(id);
    const hitCount = counts.get(id) ?? 0;
    if (!category?.online || hitCount === 0) return [];
    const values = categoryValues(catalogue, counts, id);
    return [{ value: id, label: category.name, hitCount, ...(values.length > 0 ? { values } : {}) }];
  });

const plainValues = ({ attributeId, labels }: FacetDefinition, entries: SearchEntry[], stock: SearchStock) => {
  const counts = countBy(entries, (entry) =>
    attributeId === "c_availableForInStorePickup"
      ? [String(isForPickup(entry, stock))]
      : (entry.values.get(attributeId) ?? []),
  );
  const values = labels ? Object.keys(labels) : [...counts.keys()];
  return values.map((value) => ({ value, label: labels?.[value] ?? value, hitCount: counts.get(value) ?? 0 }));
};

/**
 * The facets of a result. Each facet's counts leave its own refinement out of account, so that they say what choosing a
 * further value would show. Values without a hit are left out, unless chosen.
 */
export const facetsOf = (
  found: SearchEntry[],
  refinements: Refinement[],
  stock: SearchStock,
  catalogue: Catalogue,
): Facet[] => {
  const without = (attributeId: string) =>
    found.filter((entry) =>
      refinements.every((refinement) => refinement.attributeId === attributeId || fits(entry, refinement, stock)),
    );
  const all = without("");
  const entriesFor = (attributeId: string) =>
    refinements.some((refinement) => refinement.attributeId === attributeId) ? without(attributeId) : all;

  const category: Facet = {
    attributeId: "cgid",
    label: "Category",
    values: categoryValues(
      catalogue,
      countBy(entriesFor("cgid"), (entry) => entry.values.get("cgid") ?? []),
      "root",
    ),
  };
  const others = definitions.map((definition): Facet => {
    const { attributeId, label } = definition;
    const entries = entriesFor(attributeId);
    const chosen = refinements.find((refinement) => refinement.attributeId === attributeId);
    const values = attributeId === "price" ? priceValues(entries) : plainValues(definition, entries, stock);
    return {
      attributeId,
      label,
      values: values.filter(
        ({ value, hitCount }) => hitCount > 0 || chosen?.text === value || chosen?.values.includes(value),
      ),
    };
  });
  return [category, ...others].filter(({ values }) => values.length > 0);
};
