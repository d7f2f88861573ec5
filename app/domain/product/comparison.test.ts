import { aMaster, aProduct } from "#tests/factories/product.ts";
import { comparedIn, compareLink, toCompared, withCompared } from "./comparison.ts";

test.each([
  [[], "a", ["a"]],
  [["a"], "b", ["a", "b"]],
  [["a", "b"], "a", ["a", "b"]],
  [["a", "b", "c", "d"], "e", ["a", "b", "c", "d"]],
])("choosing with %j also %s gives %j", (before, id, after) => {
  expect(withCompared(before, id)).toEqual(after);
});

test.each([
  ["ids=a,b", ["a", "b"]],
  ["ids=a,%20a,,b", ["a", "b"]],
  ["ids=a,b,c,d,e", ["a", "b", "c", "d"]],
  ["", []],
])("the address '%s' asks for %j", (query, ids) => {
  expect(comparedIn(new URLSearchParams(query))).toEqual(ids);
});

test("a link says what it compares, whatever the ids are made of", () => {
  expect(compareLink(["a", "b&c"])).toBe("/compare?ids=a,b%26c");
});

test("a column tells sizes, allergens and who may eat it", () => {
  const site = { priceBooks: { list: "usd-list-prices", sale: "usd-sale-prices" } };
  const flags = { c_isDairyFree: true, c_isKosher: "true", c_isNutFree: false, c_isMeltable: true };
  expect(
    toCompared(aMaster({ ...flags, c_allergens: "Contains milk.", c_netWeightGrams: [85, "x", 170] }), site),
  ).toMatchObject({
    tile: { id: "480127", price: { standard: 18, sizes: 3 } },
    sizes: ["6 pieces", "12 pieces", "24 pieces"],
    weights: [85, 170],
    allergens: "Contains milk.",
    dietary: ["dairyFree", "kosher"],
    isMeltable: true,
  });
  expect(toCompared(aProduct(), site)).toMatchObject({ sizes: [], weights: [], dietary: [], isMeltable: false });
});
