import {
  clearRefinements,
  isFull,
  readPriceRange,
  type SearchState,
  withShop,
  writeSearchParams,
} from "./search-params.ts";

const plain: SearchState = { query: "", refinements: {}, start: 0, size: 24 };

describe("the address of a results page", () => {
  it.each<[string, Partial<SearchState>, string]>([
    ["is empty where everything is ordinary", {}, ""],
    ["has the words", { query: "dark & light" }, "?q=dark+%26+light"],
    ["has no words without them", { shop: "1004" }, "?shop=1004"],
    ["has the order", { sort: "price-asc" }, "?sort=price-asc"],
    ["has the offset", { start: 24 }, "?start=24"],
    ["has another size", { size: 48 }, "?sz=48"],
    [
      "numbers refinements, and joins their values",
      { refinements: { c_type: ["bars", "brittle"], price: ["(10..25)"] } },
      "?refine1=c_type%3Dbars%7Cbrittle&refine2=price%3D%2810..25%29",
    ],
    [
      "leaves out a refinement without values, also in the count",
      { refinements: { c_type: [], c_isNew: ["true"] } },
      "?refine1=c_isNew%3Dtrue",
    ],
    [
      "keeps one order",
      { query: "bars", refinements: { a: ["1"] }, shop: "1004", sort: "name", start: 24, size: 12 },
      "?q=bars&refine1=a%3D1&shop=1004&sort=name&start=24&sz=12",
    ],
  ])("%s", (_name, changes, address) => {
    expect(writeSearchParams({ ...plain, ...changes })).toBe(address);
  });
});

const far: SearchState = {
  query: "bars",
  refinements: { a: ["1"] },
  sort: "name",
  shop: "1004",
  start: 48,
  size: 72,
};

test("another shop, or none, begins with the first product", () => {
  expect(withShop(far, "1005")).toEqual({ ...far, shop: "1005", start: 0, size: 24 });
  expect(withShop(far, undefined)).toEqual({ ...far, shop: undefined, start: 0, size: 24 });
});

test("cleared refinements keep words and order", () => {
  expect(clearRefinements(far)).toEqual({ ...far, shop: undefined, refinements: {}, start: 0, size: 24 });
});

describe("room for another question", () => {
  const questions = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, ["1"]]));

  it("grows by what is spare", () => {
    expect(isFull({ refinements: questions(8) }, 1)).toBe(false);
    expect(isFull({ refinements: questions(9) }, 1)).toBe(true);
  });

  it("is not taken twice by a shop and what is collected there", () => {
    const refinements = { ...questions(6), c_availableForInStorePickup: ["true"] };
    expect(isFull({ refinements, shop: "1004" })).toBe(false);
  });
});

test.each([
  ["(10..10)", { from: 10, to: 10 }],
  ["(25..10)", null],
  ["(10..25.5)", { from: 10, to: 25.5 }],
  ["(10..25.555)", null],
  ["(10..)", null],
  ["(..25)", null],
  ["x(10..25)", null],
  ["(10..25)x", null],
  ["", null],
])("the price range %p", (value, range) => {
  expect(readPriceRange(value)).toEqual(range);
});
