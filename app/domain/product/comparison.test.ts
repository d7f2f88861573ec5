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

const site = { priceBooks: { list: "usd-list-prices", sale: "usd-sale-prices" } };

/** A group of one studio shot. */
const shot = (file: string, more: object = {}) => ({
  viewType: "large",
  images: [{ disBaseLink: `http://images.example/${file}`, alt: "A bar" }],
  ...more,
});

test("a column has the ground of the picture that is shown, not of another one", () => {
  const dark = shot("dark-photo.png", { variationAttributes: [{ id: "color", values: [{ value: "dark" }] }] });
  const imageGroups = [dark, shot("bar-photo.png")];
  const tones = { c_pictureTones: ["dark-photo.png#112233", "bar-photo.png#aabbcc"] };
  const compared = toCompared(aProduct({ imageGroups, ...tones }), site);
  expect(compared.tile.image?.src).toBe("http://images.example/bar-photo.png");
  expect(compared.tone).toBe("#aabbcc");
  expect(toCompared(aProduct({ imageGroups }), site)).not.toHaveProperty("tone");
  expect(toCompared(aProduct({ imageGroups: [], ...tones }), site)).not.toHaveProperty("tone");
});

test.each([
  [
    [85, "170", 0, -5, 250],
    [85, 250],
  ],
  [85, []],
  [undefined, []],
])("of the weights %j those that are some are told", (c_netWeightGrams, weights) => {
  expect(toCompared(aProduct({ c_netWeightGrams }), site).weights).toEqual(weights);
});

test.each([
  ["no choice", undefined, []],
  ["another choice", [{ id: "wrap", values: [{ value: "ribbon", name: "Ribbon" }] }], []],
  [
    "a size after another choice",
    [
      { id: "wrap", values: [{ value: "ribbon", name: "Ribbon" }] },
      { id: "size", values: [{ value: "6" }, { value: "12", name: "12 pieces" }] },
    ],
    ["6", "12 pieces"],
  ],
])("of a product with %s the sizes are told", (_what, variationAttributes, sizes) => {
  expect(toCompared(aProduct({ variationAttributes }), site).sizes).toStrictEqual(sizes);
});

test("a column tells sizes, allergens and who may eat it", () => {
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
