import { fits, parseRefinements, type SearchStock } from "./refinement.ts";
import type { SearchEntry } from "./search-entry.ts";

const stock: SearchStock = {
  orderable: new Set(["bar"]),
  inLists: new Set(),
  pickupFlag: "c_availableForInStorePickup",
  atShop: null,
  promoted: new Set(["bar"]),
};
const known = new Set(["c_refinementType", "c_refinementSize", "c_isKosher", "c_isNew", "c_availableForInStorePickup"]);
const parse = (texts: string[]) => parseRefinements(texts, known);
const entry = (values: Record<string, string[]>, priceCents: number | null = 1000): SearchEntry =>
  ({
    product: { id: "bar" },
    orderableIds: ["bar"],
    priceCents,
    highestPriceCents: priceCents,
    values: new Map(Object.entries(values)),
  }) as unknown as SearchEntry;

test.each<[string, Record<string, string[]>, number | null, boolean]>([
  ["cgid=chocolates", { cgid: ["root", "chocolates"] }, 1000, true],
  ["cgid=gifts", { cgid: ["root", "chocolates"] }, 1000, false],
  ["price=(10..25)", {}, 1000, true],
  ["price=(10..25)", {}, 2500, false],
  ["price=(0..10)", {}, 999, true],
  ["price=(..10)", {}, 999, true],
  ["price=(50..)", {}, 999999, true],
  ["price=(10..25)", {}, null, false],
  ["c_refinementType=truffles|bonbons", { c_refinementType: ["bonbons"] }, 1000, true],
  ["c_refinementType=truffles|bonbons", { c_refinementType: ["lollipops"] }, 1000, false],
  ["c_isKosher=true", { c_isKosher: ["true"] }, 1000, true],
  ["c_isKosher=false", {}, 1000, true],
  ["orderable_only=true", {}, 1000, true],
  ["orderable_only=false", {}, 1000, true],
  ["ilids=inventory_shop_1001", {}, 1000, false],
  ["pmid=half-price", {}, 1000, true],
  ["pmpt=bonus", {}, 1000, true],
  ["htype=set|bundle", { htype: ["bundle"] }, 1000, true],
  ["c_availableForInStorePickup=true", { c_availableForInStorePickup: ["false"] }, 1000, false],
])("%s on a product with %p for %p cents: %s", (refine, values, cents, expected) => {
  const [refinement] = parse([refine]);
  expect(refinement && fits(entry(values, cents), refinement, stock)).toBe(expected);
});

test("pickup asks for stock in the shop that is named", () => {
  const [refinement] = parse(["c_availableForInStorePickup=true"]);
  const allowed = entry({ c_availableForInStorePickup: ["true"] });
  const at = (ids: string[]) => refinement && fits(allowed, refinement, { ...stock, atShop: new Set(ids) });
  expect([at(["bar"]), at([])]).toEqual([true, false]);
});

test.each([
  ["no equals sign", ["cgid"]],
  ["no value", ["cgid="]],
  ["no attribute", ["=chocolates"]],
  ["an attribute nobody refines by", ["color=red"]],
  ["a custom attribute nobody refines by", ["c_secret=1"]],
  ["two categories", ["cgid=a|b"]],
  ["two promotions", ["pmid=a|b"]],
  ["a role in a promotion that does not exist", ["pmpt=loser"]],
  ["neither yes nor no", ["orderable_only=maybe"]],
  ["eleven stock lists", [`ilids=${Array.from({ length: 11 }, (_, index) => index).join("|")}`]],
  ["an empty alternative", ["c_refinementType=a||b"]],
  ["a price that is no range", ["price=10"]],
  ["a price range of words", ["price=(a..b)"]],
  ["a price range upside down", ["price=(25..10)"]],
  ["the same attribute twice", ["c_isNew=true", "c_isNew=false"]],
  ["ten refinements", Array.from({ length: 10 }, (_, index) => `c_refinementSize=${index}`)],
])("%s is refused with 400", (_what, texts) => {
  expect(() => parse(texts)).toThrow(expect.objectContaining({ status: 400, type: "bad-request" }));
});
