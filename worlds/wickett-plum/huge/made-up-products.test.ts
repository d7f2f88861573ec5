import { categories } from "../catalogue/categories.ts";
import { variantsOf } from "../catalogue/variants.ts";
import { madeUpProducts, MOST_PRODUCTS } from "./made-up-products.ts";

jest.setTimeout(30_000);

const ten = madeUpProducts(10_000, 1);
const share = (fits: (product: (typeof ten)[number]) => boolean) => ten.filter(fits).length / ten.length;

test("the same seed makes the same products, another one makes others", () => {
  expect(madeUpProducts(200, 7)).toEqual(madeUpProducts(200, 7));
  expect(madeUpProducts(200, 7).map(({ name }) => name)).not.toEqual(madeUpProducts(200, 8).map(({ name }) => name));
});

test("more products begin with those of fewer", () => {
  expect(ten.slice(0, 200)).toEqual(madeUpProducts(200, 1));
});

test("ten thousand have as many ids and names, and stand in categories of the shop", () => {
  const ids = ten.flatMap((product) => [product.id, ...variantsOf(product).map(({ id }) => id)]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ten.map(({ name }) => name)).size).toBe(10_000);
  const known = new Set(categories.map(({ id }) => id));
  expect(ten.filter(({ category }) => !known.has(category))).toEqual([]);
});

test("they are of every kind: in sizes, in shops, sold out, reduced", () => {
  expect(share(({ sizes }) => sizes !== undefined)).toBeCloseTo(0.1, 1);
  expect(share(({ flags }) => !flags.includes("noPickup"))).toBeCloseTo(0.02, 2);
  expect(share(({ stock }) => stock === 0)).toBeCloseTo(0.09, 1);
  expect(share(({ salePriceCents }) => salePriceCents !== undefined)).toBeCloseTo(0.09, 1);
  for (const product of ten)
    for (const cents of [
      product.priceCents,
      product.salePriceCents,
      ...variantsOf(product).map((each) => each.priceCents),
    ])
      expect(cents === undefined || (Number.isInteger(cents) && cents > 0)).toBe(true);
});

test("there are no more than there are names for", () => {
  expect(() => madeUpProducts(MOST_PRODUCTS + 1, 1)).toThrow(RangeError);
});
