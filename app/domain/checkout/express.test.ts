import { expressSums, isExpressPossible } from "./express.ts";

const bag = (more: object = {}) => ({
  productItems: [{ itemId: "i", productId: "p", shipmentId: "me", quantity: 1 }],
  shipments: [{ shipmentId: "me" }],
  ...more,
});

test.each<[string, object, boolean]>([
  ["one parcel", {}, true],
  ["a pickup", { shipments: [{ shipmentId: "me", c_fromStoreId: "valencia" }] }, false],
  [
    "two parcels",
    {
      productItems: [
        { itemId: "i", productId: "p", shipmentId: "me" },
        { itemId: "j", productId: "p", shipmentId: "Shipment1" },
      ],
      shipments: [{ shipmentId: "me" }, { shipmentId: "Shipment1" }],
    },
    false,
  ],
  ["somebody else's parcel alone", { productItems: [{ itemId: "i", productId: "p", shipmentId: "Shipment1" }] }, false],
  ["an e-gift card beside it", { giftCertificateItems: [{ giftCertificateItemId: "g" }] }, false],
  ["a gift card that pays a part", { paymentInstruments: [{ paymentMethodId: "GIFTCARD" }] }, false],
  ["nothing in it", { productItems: [] }, false],
])("a bag with %s can be bought in a wallet's sheet: %#", (_, more, isPossible) => {
  expect(isExpressPossible(bag(more) as never)).toBe(isPossible);
});

test("the sums of a sheet add up to the total, to the cent", () => {
  const { total, lines } = expressSums({ orderTotal: 30.13, shippingTotal: 6.95, taxTotal: 0.61 });
  expect([total, lines]).toEqual([30.13, { goods: 22.57, shipping: 6.95, tax: 0.61 }]);
});

test("taxes that the prices hold are no line of a sheet", () => {
  const { lines } = expressSums({ orderTotal: 17.9, shippingTotal: 4.9, taxTotal: 2.86, taxation: "gross" });
  expect(lines).toEqual({ goods: 13, shipping: 4.9 });
});
