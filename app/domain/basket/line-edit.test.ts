import { doubleOf, editableLine, shopOfLine } from "./line-edit.ts";

const line = (itemId: string, productId: string, shipmentId = "me", patch = {}) => ({
  itemId,
  productId,
  shipmentId,
  quantity: 1,
  ...patch,
});
const basket = {
  shipments: [{ shipmentId: "me" }, { shipmentId: "shop", c_fromStoreId: "valencia" }],
  productItems: [
    line("1", "six"),
    line("2", "twelve"),
    line("3", "twelve", "shop"),
    line("4", "gift", "me", { bonusProductLineItem: true }),
  ],
};
const [first, , third] = basket.productItems;

test.each([
  ["a parcel", first, null],
  ["a line to be collected", third, "valencia"],
])("the shop of %s", (_case, item, shop) => {
  expect(shopOfLine(basket, item ?? {})).toBe(shop);
});

test.each([
  ["1", "six"],
  ["4", undefined],
  ["gone", undefined],
])("line %s can be edited as %s", (itemId, productId) => {
  expect(editableLine(basket, itemId)?.productId).toBe(productId);
});

test.each([
  ["stays what it is", "six", null, undefined],
  ["becomes what another line is", "twelve", null, "2"],
  ["becomes what another line is at the same shop", "twelve", "valencia", "3"],
  ["becomes the same at another shop", "twelve", "mission", undefined],
  ["becomes what only a gift is", "gift", null, undefined],
])("a line that %s", (_case, productId, storeId, itemId) => {
  expect(doubleOf(basket, first ?? {}, { productId, quantity: 1, storeId })?.itemId).toBe(itemId);
});
