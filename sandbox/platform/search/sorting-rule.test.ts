import type { SortingRule } from "#sandbox/core/columns/sorting.ts";
import { normalised, sortBy, type Sortable } from "./sorting-rule.ts";

const item = (id: string, position: number, values: Record<string, number | string | boolean> = {}): Sortable => ({
  id,
  position,
  valueOf: (path) => values[path],
});
const ids = (items: Sortable[], rule: SortingRule, relevance: ReadonlyMap<string, number> | null = null) =>
  sortBy(items, rule, relevance).map(({ id }) => id);

test.each([
  [[1, 3, 5], "minimum", "descending", [0, 0.5, 1]],
  [[1, 3, 5], "minimum", "ascending", [1, 0.5, 0]],
  [[1, undefined, 5], "minimum", "descending", [0, 0, 1]],
  [[1, undefined, 5], "average", "descending", [0, 0.5, 1]],
  [[1, undefined, 5], "maximum", "descending", [0, 1, 1]],
  [[4, 4], "minimum", "ascending", [1, 1]],
  [[undefined], "maximum", "descending", [0]],
] as const)("rule 3.8.7: %p with a missing one at the %s, %s, become %p", (values, missing, direction, expected) => {
  expect(normalised(values, missing, direction)).toEqual(expected);
});

const weighted: SortingRule = {
  steps: [
    {
      kind: "weighted",
      attributes: [
        { path: "sold", weight: 60, direction: "descending", missing: "average" },
        { path: "stars", weight: 40, direction: "descending", missing: "average" },
      ],
    },
  ],
};

test("rule 3.8.7: the weights decide between attributes, the merchant's order between equals", () => {
  const items = [
    item("b", 2, { sold: 10, stars: 1 }),
    item("a", 1, { sold: 1, stars: 5 }),
    item("d", 4, { sold: 1, stars: 1 }),
    item("c", 3, { sold: 1, stars: 1 }),
  ];
  expect(ids(items, weighted)).toEqual(["b", "a", "c", "d"]);
});

test("rule 3.8.7: a boost lifts and a bury pushes down, by its strength", () => {
  const items = [
    item("a", 1, { sold: 10, late: true }),
    item("b", 2, { sold: 8 }),
    item("c", 3, { sold: 1, love: "yes" }),
  ];
  const rule = (boosts: SortingRule["boosts"]): SortingRule => ({
    steps: [
      { kind: "weighted", attributes: [{ path: "sold", weight: 1, direction: "descending", missing: "minimum" }] },
    ],
    ...(boosts ? { boosts } : {}),
  });
  expect(ids(items, rule([]))).toEqual(["a", "b", "c"]);
  expect(ids(items, rule([{ kind: "bury", path: "late", equals: "true", strength: 0.5 }]))).toEqual(["b", "a", "c"]);
  expect(ids(items, rule([{ kind: "boost", path: "love", equals: "yes", strength: 1 }]))[1]).toBe("c");
});

test("rule 3.8.7: ties go on to the next step, and what has no value stands last in either direction", () => {
  const items = [item("x", 1, { price: 5, name: "Zoo" }), item("y", 2, { price: 5, name: "ant" }), item("z", 3)];
  const by = (direction: "ascending" | "descending"): SortingRule => ({
    steps: [
      { kind: "attribute", path: "price", direction },
      { kind: "attribute", path: "name", direction: "ascending" },
    ],
  });
  expect(ids(items, by("ascending"))).toEqual(["y", "x", "z"]);
  expect(ids(items, by("descending"))).toEqual(["y", "x", "z"]);
});

test("rule 3.8.7: how well the words fit counts only when there are words", () => {
  const rule: SortingRule = {
    steps: [
      {
        kind: "weighted",
        attributes: [
          { path: "text-relevance", weight: 90, direction: "descending", missing: "minimum" },
          { path: "sold", weight: 10, direction: "descending", missing: "minimum" },
        ],
      },
    ],
  };
  const items = [item("a", 1, { sold: 9 }), item("b", 2, { sold: 1 })];
  expect(ids(items, rule)).toEqual(["a", "b"]);
  expect(ids(items, rule, new Map([["b", 1]]))).toEqual(["b", "a"]);
});
