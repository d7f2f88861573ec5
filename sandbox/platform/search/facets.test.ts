import type { RefinementDefinition } from "#sandbox/core/columns/refinement.ts";
import { attributeValues, facetsOf, narrow } from "./facets.ts";
import { parseRefinements, type SearchStock } from "./refinement.ts";
import { refinementsOf } from "./refinement-definition.ts";
import type { SearchEntry } from "./search-entry.ts";

const entry = (id: string, values: Record<string, string[]>): SearchEntry =>
  ({ id, product: { id }, priceCents: 500, values: new Map(Object.entries(values)) }) as unknown as SearchEntry;
const definition: RefinementDefinition = {
  type: "attribute",
  label: { default: "Color", "fr-CA": "Couleur" },
  sortMode: "position",
  sortDirection: "ascending",
  unbucketed: "show-values",
  cutoffThreshold: null,
};
const stock: SearchStock = {
  orderable: new Set(),
  inLists: new Set(),
  pickupFlag: null,
  atShop: null,
  promoted: new Set(),
};
const entries = [
  entry("1", { c_color: ["red"], c_size: ["s"] }),
  entry("2", { c_color: ["crimson", "red"], c_size: ["m"] }),
  entry("3", { c_color: ["blue"], c_size: ["s"] }),
];
const valuesOf = (each: SearchEntry) => each.values.get("c_color") ?? [];
const counted = (change: Partial<RefinementDefinition>) =>
  attributeValues([entries], valuesOf, { ...definition, ...change }, "en-US").map(({ value, label, hitCount }) => [
    value,
    label,
    hitCount,
  ]);
const reds = [{ label: { default: "Reds" }, values: ["red", "crimson"], presentationId: "r" }];

test("rule 3.8.4: a bucket counts a product with two of its values once, the rest is shown, hidden or put together", () => {
  expect(counted({ buckets: reds })).toEqual([
    ["red|crimson", "Reds", 2],
    ["blue", "blue", 1],
  ]);
  expect(counted({ buckets: reds, unbucketed: "hide" })).toEqual([["red|crimson", "Reds", 2]]);
  expect(counted({ buckets: reds, unbucketed: "show-as-bucket", defaultBucket: { default: "Others" } })).toEqual([
    ["red|crimson", "Reds", 2],
    ["blue", "Others", 1],
  ]);
});

test("a value says what a storefront shows it by: its bucket's own id, or else the value", () => {
  const shown = attributeValues([entries], valuesOf, { ...definition, buckets: reds }, "en-US");
  expect(shown.map(({ presentationId }) => presentationId)).toEqual(["r", "blue"]);
});

const facets = (refine: string[], change: Partial<RefinementDefinition> = {}, locale = "en-US") => {
  const refinements = parseRefinements(refine, new Set(["c_color", "c_size"]));
  const catalogue = { products: new Map(), categories: new Map() };
  const definitions = [
    { attributeId: "c_color", definition: { ...definition, ...change } },
    { attributeId: "c_size", definition: { ...definition, label: { default: "Size" } } },
  ];
  return facetsOf(narrow(entries, refinements, stock), {
    refinements,
    stock,
    catalogue,
    definitions,
    locale,
    currency: "USD",
  });
};
const countsOf = (list: ReturnType<typeof facets>, id: string) =>
  Object.fromEntries(
    (list.find(({ attributeId }) => attributeId === id)?.values ?? []).map((each) => [each.value, each.hitCount]),
  );

test("rule 3.8.4: a facet counts with its own refinement left out and all others applied", () => {
  const list = facets(["c_color=red", "c_size=s"]);
  expect(countsOf(list, "c_color")).toEqual({ red: 1, blue: 1 });
  expect(countsOf(list, "c_size")).toEqual({ s: 1, m: 1 });
});

test("rule 3.8.4: too few values hide a facet, unless it is refined by", () => {
  expect(facets([], { cutoffThreshold: 4 }).map(({ attributeId }) => attributeId)).toEqual(["c_size"]);
  expect(facets(["c_color=red"], { cutoffThreshold: 4 }).map(({ attributeId }) => attributeId)).toContain("c_color");
});

test("rule 3.8.4: values stand by name or by count, and read in the shopper's language", () => {
  const values = (change: Partial<RefinementDefinition>) => facets([], change)[0]?.values.map(({ value }) => value);
  expect(values({ sortMode: "value-name" })).toEqual(["blue", "crimson", "red"]);
  expect(values({ sortMode: "value-count", sortDirection: "descending" })?.[0]).toBe("red");
  expect(facets([], {}, "fr-CA")[0]?.label).toBe("Couleur");
});

test("rule 3.8.4: a category takes over the facets above it, redefines them in place or does without", () => {
  const other = { ...definition, label: { default: "Shade" } };
  const definitions = new Map([
    [
      "root",
      [
        { attributeId: "c_color", definition },
        { attributeId: "c_size", definition },
      ],
    ],
    [
      "pops",
      [
        { attributeId: "c_color", definition: other },
        { attributeId: "c_size", definition: null },
      ],
    ],
  ]);
  expect(refinementsOf(["root", "pops"], definitions)).toEqual([{ attributeId: "c_color", definition: other }]);
  expect(refinementsOf(["root", "gifts"], definitions)).toHaveLength(2);
});
