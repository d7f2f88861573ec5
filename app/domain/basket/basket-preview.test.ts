import type { BasketDocument } from "./basket-document.ts";
import * as preview from "./basket-preview.ts";
import { withLineMoved, withShipment } from "./shipment-preview.ts";

const basket: BasketDocument = {
  productItems: [
    { itemId: "1", productId: "a", quantity: 2, price: 20, priceAfterItemDiscount: 16, shipmentId: "me" },
    { itemId: "2", productId: "b", quantity: 1, price: 5, shipmentId: "me" },
  ],
  shipments: [{ shipmentId: "me" }],
  couponItems: [{ couponItemId: "c1" }],
  productSubTotal: 21,
  orderTotal: 30,
};

test("another quantity is shown at the price of a piece, and the sums follow", () => {
  expect(preview.withQuantity("1", 3)(basket)).toMatchObject({
    productItems: [{ quantity: 3, price: 30, priceAfterItemDiscount: 24 }, { quantity: 1 }],
    productSubTotal: 29,
    orderTotal: 38,
  });
});

test("a third of a price is whole cents", () => {
  const thirds = { productItems: [{ itemId: "1", quantity: 3, price: 10 }], productSubTotal: 10 };
  expect(preview.withQuantity("1", 1)(thirds)).toMatchObject({
    productItems: [{ price: 3.33 }],
    productSubTotal: 3.33,
  });
});

test("a line leaves and comes back, and the sums are what they were", () => {
  const without = preview.withoutLine("1")(basket);
  expect(without).toMatchObject({ productItems: [{ itemId: "2" }], productSubTotal: 5 });
  const line = basket.productItems?.[0] ?? {};
  expect(preview.withLineBack(line)(without)).toMatchObject({ productSubTotal: 21, orderTotal: 30 });
});

test("sums that are not known stay unknown", () => {
  const { orderTotal: _total, ...rest } = basket;
  expect(preview.withoutLine("1")(rest).orderTotal).toBeUndefined();
});

test("a moved line is in its new shipment, which appears with what is known of it", () => {
  const moved = withLineMoved("2", { shipmentId: "Shipment1", c_fromStoreId: "s1" })(basket);
  expect(moved.productItems?.map(({ shipmentId }) => shipmentId)).toEqual(["me", "Shipment1"]);
  expect(moved.shipments).toEqual([{ shipmentId: "me" }, { shipmentId: "Shipment1", c_fromStoreId: "s1" }]);
});

test("a shipment says something else, and a code is gone", () => {
  expect(withShipment("me", { giftMessage: "Hi" })(basket).shipments).toEqual([
    { shipmentId: "me", giftMessage: "Hi" },
  ]);
  expect(preview.withoutCoupon("c1")(basket).couponItems).toEqual([]);
});

test("a line that another tab has removed meanwhile changes nothing", () => {
  expect(preview.withQuantity("9", 3)(basket)).toEqual(basket);
  expect(preview.withoutLine("9")(basket)).toEqual(basket);
});
