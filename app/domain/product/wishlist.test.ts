import { isListOfWishes, missingWishes, toWish, wishId, wishItem, withoutWish, withWish } from "./wishlist.ts";

test.each([
  [{ productId: "481101" }, "481101"],
  [{ productId: "481101", color: "red" }, "481101-red"],
])("the wish %j is called %s, and is read back from an item", (wish, id) => {
  expect(wishId(wish)).toBe(id);
  expect(toWish(wishItem(wish))).toEqual(wish);
});

test("an item is one piece of the first priority, and not public", () => {
  expect(wishItem({ productId: "1", color: "red" })).toEqual({
    productId: "1-red",
    quantity: 1,
    priority: 1,
    public: false,
    type: "product",
    c_color: "red",
  });
});

test("a wish stands in the list once, the newest first, and two colours are two wishes", () => {
  const red = { productId: "1", color: "red" };
  const plain = { productId: "1" };
  expect(withWish([plain], red)).toEqual([red, plain]);
  expect(withWish([red, plain], plain)).toEqual([plain, red]);
  expect(withoutWish([red, plain], red)).toEqual([plain]);
  expect(missingWishes([red, plain], [plain])).toEqual([red]);
});

test.each([
  [[{ productId: "1" }], true],
  [[{ productId: "1", color: "red" }], true],
  [[], true],
  [["1"], false],
  [[{ productId: 1 }], false],
  [[null], false],
  [{}, false],
  [null, false],
])("%j is a list of wishes: %s", (value, is) => {
  expect(isListOfWishes(value)).toBe(is);
});
