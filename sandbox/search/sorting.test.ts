import { sorted, sortingOptions } from "./sorting.ts";
import type { SearchEntry } from "./search-entry.ts";

const entry = (id: string, priceCents: number | null, featured: number, rating = 0, popularity = 0): SearchEntry =>
  ({
    product: {
      id,
      name: id,
      position: id.charCodeAt(0),
      attributes: { c_rating: rating, c_reviewCount: 1, c_popularity: popularity },
    },
    orderableIds: [id],
    priceCents,
    highestPriceCents: priceCents,
    values: new Map(),
    featured,
  }) as unknown as SearchEntry;

const entries = [entry("Bar", 900, 0.2, 4.5, 10), entry("Acorn", null, 0.9, 5, 5), entry("Cane", 600, 0.5, 4.9, 99)];
const order = (sort: string, relevance: Map<string, number> | null = null) =>
  sorted(entries, sort, relevance).map(({ product }) => product.id);

test.each([
  ["featured-items", ["Acorn", "Cane", "Bar"]],
  ["price-low-to-high", ["Cane", "Bar", "Acorn"]],
  ["price-high-to-low", ["Bar", "Cane", "Acorn"]],
  ["product-name-ascending", ["Acorn", "Bar", "Cane"]],
  ["top-rated", ["Acorn", "Cane", "Bar"]],
  ["most-popular", ["Cane", "Bar", "Acorn"]],
])("by %s they stand as %p", (sort, expected) => {
  expect(order(sort)).toEqual(expected);
});

test("words that fit well outweigh the merchant's order, in the default order only", () => {
  const relevance = new Map([["Bar", 1]]);
  expect(order("featured-items", relevance)[0]).toBe("Bar");
  expect(order("price-low-to-high", relevance)[0]).toBe("Cane");
});

test("an unknown order is refused with 400", () => {
  expect(() => order("cheapest")).toThrow(expect.objectContaining({ status: 400, type: "bad-request" }));
  expect(sortingOptions[0]?.id).toBe("featured-items");
});
