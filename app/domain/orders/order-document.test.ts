import {
  changeableUntil,
  isCancellable,
  isParcelChangeable,
  type OrderDocument,
  subscriptionOptins,
} from "./order-document.ts";

const open: OrderDocument = {
  status: "new",
  exportStatus: "ready",
  shippingStatus: "not_shipped",
  omsData: {},
  shipments: [
    { shipmentId: "me", shippingAddress: { address1: "2218 Harrison St" } },
    { shipmentId: "shop", shippingAddress: {} },
    { shipmentId: "none" },
  ],
};

describe("a parcel may be changed", () => {
  it.each<[string, Partial<OrderDocument>, string, boolean]>([
    ["while nobody has begun to pack", {}, "me", true],
    ["not once it is being packed", { exportStatus: "exported" }, "me", false],
    ["not in an order that is cancelled", { status: "cancelled" }, "me", false],
    ["not where a shop hands it out", {}, "shop", false],
    ["not where it goes nowhere", {}, "none", false],
    ["not where the order has no such parcel", {}, "gran", false],
    ["not where the order has no parcels", { shipments: undefined }, "me", false],
  ])("%s", (_name, changes, shipmentId, isChangeable) => {
    expect(isParcelChangeable({ ...open, ...changes }, shipmentId)).toBe(isChangeable);
  });
});

test("until when is the engine's word", () => {
  const until = "2026-11-21T18:00:00.000Z";
  expect(changeableUntil({ c_changeableUntil: until })).toEqual(new Date(until));
  expect([{}, { c_changeableUntil: null }, { c_changeableUntil: 0 }].map(changeableUntil)).toEqual([null, null, null]);
});

test.each<[string, Partial<OrderDocument>, boolean]>([
  ["while nothing has left", {}, true],
  ["not once a part has", { shippingStatus: "part_shipped" }, false],
  ["not twice", { status: "cancelled" }, false],
  ["not where nobody manages it", { omsData: undefined }, false],
])("an order may be cancelled: %s", (_name, changes, isOpen) => {
  expect(isCancellable({ ...open, ...changes })).toBe(isOpen);
});

test("what comes again names a product and its days", () => {
  const optin = { productId: "bars", intervalDays: 30 };
  const given = [optin, { productId: "bars" }, { intervalDays: 30 }, { productId: "", intervalDays: 30 }];
  expect(subscriptionOptins({ c_subscriptionOptins: given })).toEqual([optin]);
  expect(subscriptionOptins({})).toEqual([]);
  expect(subscriptionOptins({ c_subscriptionOptins: "bars" })).toEqual([]);
});
