import type { PriceBucket, RefinementDefinition } from "#sandbox/core/columns/refinement.ts";
import type { Catalogue } from "#sandbox/platform/products/catalogue.ts";
import { fits, isForPickup, type Refinement, type SearchStock } from "./refinement.ts";
import { textIn } from "./refinement-definition.ts";
import type { SearchEntry } from "./search-entry.ts";

/** One value of a facet with the number of products it would leave. */
export interface FacetValue {
  value: string;
  label: string;
  hitCount: number;
  presentationId?: string;
  values?: FacetValue[];
}

/** A facet of a result. */
export interface Facet {
  attributeId: string;
  label: string;
  values: FacetValue[];
}

/** What facets are counted over and named by. */
export interface FacetSituation {
  refinements: readonly Refinement[];
  stock: SearchStock;
  catalogue: Catalogue;
  /** The facets of the category searched in, in their order. */
  definitions: readonly { attributeId: string; definition: RefinementDefinition }[];
  locale: string;
  currency: string;
}

/** Products that fit every refinement, and for each refinement those that fail it alone. */
export interface Narrowed {
  hits: SearchEntry[];
  failing: ReadonlyMap<string, SearchEntry[]>;
}

/**
 * Applies the refinements in one pass over what was found. What fails exactly one of them still counts in that one's
 * facet, whose numbers leave its own refinement out of account.
 */
export const narrow = (
  found: readonly SearchEntry[],
  refinements: readonly Refinement[],
  stock: SearchStock,
): Narrowed => {
  const hits: SearchEntry[] = [];
  const failing = new Map<string, SearchEntry[]>(refinements.map(({ attributeId }) => [attributeId, []]));
  for (const entry of found) {
    let failed: string | undefined;
    let failures = 0;
    for (const refinement of refinements) {
      if (fits(entry, refinement, stock)) continue;
      failed = refinement.attributeId;
      failures += 1;
      if (failures > 1) break;
    }
    if (failures === 0) hits.push(entry);
    else if (failures === 1 && failed !== undefined) failing.get(failed)?.push(entry);
  }
  return { hits, failing };
};

const countBy = (
  lists: readonly (readonly SearchEntry[])[],
  valuesOf: (entry: SearchEntry) => readonly string[],
): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const entries of lists)
    for (const entry of entries) for (const value of valuesOf(entry)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

const priceValues = (
  lists: readonly (readonly SearchEntry[])[],
  buckets: readonly PriceBucket[],
  locale: string,
): FacetValue[] =>
  buckets.map(({ label, fromCents, toCents }) => ({
    value: `(${fromCents / 100}..${toCents / 100})`,
    label: textIn(label, locale),
    hitCount: lists.reduce(
      (sum, entries) =>
        sum +
        entries.filter(({ priceCents }) => priceCents !== null && priceCents >= fromCents && priceCents < toCents)
          .length,
      0,
    ),
  }));

const categoryValues = (catalogue: Catalogue, counts: Map<string, number>, parentId: string): FacetValue[] =>
  (catalogue.categories.get(parentId)?.childIds ?? []).flatMap((id) => {
    const category = catalogue.categories.get(id);
    const hitCount = counts.get(id) ?? 0;
    if (!category?.online || hitCount === 0) return [];
    const values = categoryValues(catalogue, counts, id);
    return [{ value: id, label: category.name, hitCount, ...(values.length > 0 ? { values } : {}) }];
  });

/**
 * The values of an attribute: its buckets in order, then what no bucket holds as the definition says. A product with
 * two values of one bucket counts once in it.
 */
export const attributeValues = (
  lists: readonly (readonly SearchEntry[])[],
  valuesOf: (entry: SearchEntry) => readonly string[],
  { buckets = [], unbucketed, defaultBucket }: RefinementDefinition,
  locale: string,
): FacetValue[] => {
  const bucketOf = new Map(buckets.flatMap((bucket) => bucket.values.map((value) => [value, bucket.values.join("|")])));
  const counts = countBy(lists, (entry) => {
    const values = valuesOf(entry);
    return values.length < 2
      ? values.map((value) => bucketOf.get(value) ?? value)
      : [...new Set(values.map((value) => bucketOf.get(value) ?? value))];
  });
  const bucketed = buckets.map(({ label, values, presentationId }) => ({
    value: values.join("|"),
    label: textIn(label, locale),
    hitCount: counts.get(values.join("|")) ?? 0,
    ...(presentationId === undefined ? {} : { presentationId }),
  }));
  const keys = new Set(bucketed.map(({ value }) => value));
  const others = [...counts].filter(([value]) => !keys.has(value));
  if (unbucketed === "hide" || others.length === 0) return bucketed;
  if (unbucketed === "show-values")
    return [
      ...bucketed,
      ...others.map(([value, hitCount]) => ({ value, label: value, hitCount, presentationId: value })),
    ];
  const rest = new Set(others.map(([value]) => value));
  const restCount = countBy(lists, (entry) =>
    valuesOf(entry).some((value) => rest.has(bucketOf.get(value) ?? value)) ? ["rest"] : [],
  );
  return [
    ...bucketed,
    {
      value: [...rest].join("|"),
      label: defaultBucket ? textIn(defaultBucket, locale) : "",
      hitCount: restCount.get("rest") ?? 0,
    },
  ];
};

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

const inOrder = (values: FacetValue[], { sortMode, sortDirection }: RefinementDefinition): FacetValue[] => {
  if (sortMode === "position") return values;
  const sign = sortDirection === "ascending" ? 1 : -1;
  return values.sort(
    (a, b) =>
      sign * (sortMode === "value-count" ? a.hitCount - b.hitCount : collator.compare(a.label, b.label)) ||
      collator.compare(a.label, b.label),
  );
};

/**
 * The facets of a result. Values without a hit are left out, unless chosen; a facet with fewer values than its cut-off
 * is left out too, unless it is refined by.
 */
export const facetsOf = ({ hits, failing }: Narrowed, situation: FacetSituation): Facet[] => {
  const { refinements, stock, catalogue, definitions, locale, currency } = situation;
  const listsFor = (attributeId: string) => [hits, failing.get(attributeId) ?? []];

  const category: Facet = {
    attributeId: "cgid",
    label: locale.startsWith("fr") ? "Catégorie" : "Category",
    values: categoryValues(
      catalogue,
      countBy(listsFor("cgid"), (entry) => entry.values.get("cgid") ?? []),
      "root",
    ),
  };
  const valuesOf = (attributeId: string) =>
    attributeId === stock.pickupFlag
      ? (entry: SearchEntry) => [String(isForPickup(entry, stock))]
      : (entry: SearchEntry) => entry.values.get(attributeId) ?? [];
  const others = definitions.flatMap(({ attributeId, definition }): Facet[] => {
    const lists = listsFor(attributeId);
    const chosen = refinements.find((refinement) => refinement.attributeId === attributeId);
    const counted =
      definition.type === "price"
        ? priceValues(lists, definition.priceBuckets?.[currency] ?? [], locale)
        : attributeValues(lists, valuesOf(attributeId), definition, locale);
    const values = inOrder(
      counted.filter(({ value, hitCount }) => hitCount > 0 || chosen?.text === value || chosen?.values.includes(value)),
      definition,
    );
    const isCutOff = !chosen && definition.cutoffThreshold !== null && values.length < definition.cutoffThreshold;
    return isCutOff ? [] : [{ attributeId, label: textIn(definition.label, locale), values }];
  });
  return [category, ...others].filter(({ values }) => values.length > 0);
};
