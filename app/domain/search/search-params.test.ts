import { isFull, readPriceRange, toggleRefinement, withSort } from "./search-params.ts";
import { refineArguments } from "./refine-arguments.ts";

const start = { query: "", refinements: {}, start: 0, size: 24 };

test.each([
  ["is added", {}, "c_type", "bars", { c_type: ["bars"] }],
  ["joins others", { c_type: ["bars"] }, "c_type", "brittle", { c_type: ["bars", "brittle"] }],
  ["is taken back", { c_type: ["bars", "brittle"] }, "c_type", "bars", { c_type: ["brittle"] }],
  ["leaves with the last one", { c_type: ["bars"], b: ["1"] }, "c_type", "bars", { b: ["1"] }],
  ["replaces another price", { price: ["(0..10)"] }, "price", "(10..25)", { price: ["(10..25)"] }],
])("a value %s and the offset is dropped", (_, refinements, attribute, value, expected) => {
  const next = toggleRefinement({ ...start, refinements, start: 48, size: 48 }, attribute, value);
  expect(next).toEqual({ ...start, refinements: expected });
});

test("no further question fits beside eight, or beside seven and a shop", () => {
  const questions = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, ["1"]]));
  expect(isFull({ refinements: questions(7) })).toBe(false);
  expect(isFull({ refinements: questions(8) })).toBe(true);
  expect(isFull({ refinements: questions(7), shop: "1004" })).toBe(true);
});

test("another order begins with the first product; the ordinary one is not written", () => {
  expect(withSort({ ...start, start: 24 }, "price-asc")).toEqual({ ...start, sort: "price-asc" });
  expect(withSort({ ...start, sort: "price-asc" }, "featured-items").sort).toBeUndefined();
});

test("the API gets the category first and one argument for each refinement", () => {
  expect(refineArguments({ a: ["1", "2"] }, "bonbons")).toEqual(["cgid=bonbons", "a=1|2"]);
  expect(refineArguments({})).toEqual([]);
  expect(refineArguments({ a: ["1"] }, "bonbons", "1004")).toEqual([
    "cgid=bonbons",
    "c_availableForInStorePickup=true",
    "a=1",
  ]);
  expect(refineArguments({ c_availableForInStorePickup: ["true"] }, undefined, "1004")).toHaveLength(1);
});

test.each([
  ["(10..25)", { from: 10, to: 25 }],
  ["(0.01..10)", { from: 0.01, to: 10 }],
  ["10..25", null],
  ["(a..b)", null],
])("the price range %s", (value, range) => {
  expect(readPriceRange(value)).toEqual(range);
});
