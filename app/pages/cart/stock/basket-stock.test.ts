import { basketStock } from "./basket-stock.ts";

const flash = (type: string, details: object) => ({ type, details: { itemId: "line-1", productId: "p", ...details } });

test.each([
  ["nothing", undefined, [], []],
  ["an answer the checkout will ask for", [flash("ShippingAddressRequired", {})], [], []],
  ["a product gone from the shop", [flash("InvalidProductItem", {})], ["line-1"], []],
  ["a product without a price", [flash("ProductItemWithoutPrice", {})], ["line-1"], []],
  ["a sold-out product", [flash("ProductItemNotAvailable", { available: 0 })], ["line-1"], [["p", 0]]],
  ["a product with some left", [flash("ProductItemNotAvailable", { available: 2 })], [], [["p", 2]]],
  ["a line that is not named", [{ type: "InvalidProductItem" }], [], []],
])("the basket says of its lines: %s", (_name, flashes, unavailable, available) => {
  const stock = basketStock({ c_flashes: flashes });
  expect(stock.unavailable).toEqual(unavailable);
  expect([...stock.available]).toEqual(available);
});
