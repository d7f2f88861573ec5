import { estimatedMethods } from "./estimated-methods.ts";

const ground = { id: "ground", name: "UPS Ground", price: 7.95 };
const fast = { id: "fast", name: "UPS Second Day", price: 18.5 };
const bag = {
  shipments: [{ shipmentId: "me" }, { shipmentId: "Shipment1" }, { shipmentId: "Shipment2", c_fromStoreId: "s1" }],
  productItems: [{ shipmentId: "me" }, { shipmentId: "Shipment1" }, { shipmentId: "Shipment2" }],
};
const costs = (...lists: (typeof ground)[][]) => ({
  shipments: lists.map((applicableShippingMethods, index) => ({
    shipmentId: ["me", "Shipment1", "Shipment2"][index] ?? "",
    applicableShippingMethods,
  })),
});

test.each([
  [
    "one parcel, the cheapest first",
    costs([fast, ground]),
    [
      ["UPS Ground", 7.95],
      ["UPS Second Day", 18.5],
    ],
  ],
  ["two parcels together", costs([ground], [ground]), [["UPS Ground", 15.9]]],
  ["a way one parcel cannot take is none", costs([ground, fast], [ground]), [["UPS Ground", 15.9]]],
  ["a pickup costs nothing", costs([ground], [ground], [fast]), [["UPS Ground", 15.9]]],
  ["no way at all", costs([]), []],
])("what shipping is estimated at: %s", (_name, given, expected) => {
  expect(estimatedMethods(given, bag).map(({ name, price }) => [name, price])).toEqual(expected);
});
