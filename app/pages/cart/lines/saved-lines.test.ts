import { withSaved } from "./put-aside.ts";
import { isSavedLines, SAVED_LIMIT } from "./saved-lines.ts";

const bears = { itemId: "1", productId: "bears", productName: "Garden Bears", quantity: 2, shipmentId: "Shipment1" };

test("a line is kept without the parcel or shop it was in", () => {
  const line = { ...bears, inventoryId: "stock", c_fromStoreId: "s1", c_heatLabel: "x", c_customMix: "[1]", price: 9 };
  expect(withSaved([], line)).toEqual([{ productId: "bears", quantity: 2, name: "Garden Bears", c_customMix: "[1]" }]);
});

test("the same thing grows, up to 999, and comes first", () => {
  const other = { ...bears, productId: "drops", productName: "Drops" };
  const lines = withSaved(withSaved([], bears), other);
  expect(withSaved(lines, { ...bears, quantity: 998 }).map(({ name, quantity }) => [name, quantity])).toEqual([
    ["Garden Bears", 999],
    ["Drops", 2],
  ]);
});

test("the oldest goes when there are too many", () => {
  const many = Array.from({ length: SAVED_LIMIT }, (_, index) => ({ productId: `p${index}`, quantity: 1, name: "x" }));
  const lines = withSaved(many, bears);
  expect([lines.length, lines[0]?.productId]).toEqual([SAVED_LIMIT, "bears"]);
});

test.each([
  [[], true],
  [[{ productId: "a", quantity: 1, name: "A" }], true],
  [[{ productId: "a", quantity: 0, name: "A" }], false],
  [[null], false],
  ["x", false],
  [null, false],
])("%j is a kept list: %s", (value, is) => {
  expect(isSavedLines(value)).toBe(is);
});
