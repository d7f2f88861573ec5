import { isCancellable, subscriptionOptins, type OrderDocument } from "./order-document.ts";
import { isLate, nextArrival, orderProgress, parcelSteps } from "./order-progress.ts";

const order = (patch: Partial<OrderDocument> = {}): OrderDocument => ({
  orderNo: "WP1",
  status: "new",
  exportStatus: "ready",
  paymentStatus: "paid",
  shippingStatus: "not_shipped",
  creationDate: "2026-11-21T10:00:00Z",
  lastModified: "2026-11-22T10:00:00Z",
  shipments: [{ shipmentId: "me", deliveryWindow: { startAt: "2026-11-27T17:00:00Z", endAt: "2026-12-01T04:00:00Z" } }],
  productItems: [{ shipmentId: "me" }],
  ...patch,
});

const counter = { shipmentId: "me", c_fromStoreId: "1001" };
const door = { shipmentId: "door" };
const both = [{ shipmentId: "me" }, { shipmentId: "door" }];

describe("how an order stands", () => {
  it.each<[Partial<OrderDocument>, ReturnType<typeof orderProgress>]>([
    [{}, "placed"],
    [{ paymentStatus: "not_paid" }, "awaitingPayment"],
    [{ paymentStatus: "part_paid" }, "awaitingPayment"],
    [{ exportStatus: "exported" }, "packing"],
    [{ exportStatus: "exported", shippingStatus: "part_shipped" }, "partlyOnItsWay"],
    [{ exportStatus: "exported", shippingStatus: "shipped" }, "onItsWay"],
    [{ status: "completed", shippingStatus: "shipped" }, "delivered"],
    [{ status: "completed", shipments: [], productItems: [] }, "completed"],
    [{ status: "completed", shipments: [counter] }, "collected"],
    [{ status: "completed", shipments: [door, counter], productItems: both }, "delivered"],
    [{ shippingStatus: "shipped", shipments: [counter] }, "readyForPickup"],
    [{ shippingStatus: "shipped", shipments: [door, counter], productItems: both }, "onItsWay"],
    [
      {
        shippingStatus: "shipped",
        shipments: [door, counter],
        productItems: both,
        omsData: {
          shipments: [
            { id: "WP1-door", status: "delivered" },
            { id: "WP1-me", status: "shipped" },
          ],
        },
      },
      "readyForPickup",
    ],
    [{ shippingStatus: "shipped", omsData: { shipments: [{ id: "WP1-me", status: "delivered" }] } }, "delivered"],
    [{ status: "cancelled", exportStatus: "exported" }, "cancelled"],
    [{ status: "replaced" }, "cancelled"],
    [{ status: "failed" }, "failed"],
  ])("%j is %s", (patch, expected) => {
    expect(orderProgress(order(patch))).toBe(expected);
  });
});

describe("a parcel that is late", () => {
  const expected = (expectedDeliveryDate: string, status = "shipped") => ({
    shipments: [{ shipmentId: "me" }],
    exportStatus: "exported",
    shippingStatus: "shipped",
    omsData: { shipments: [{ id: "WP1-me", status, expectedDeliveryDate }] },
  });
  const now = new Date("2026-11-30T12:00:00Z");

  it.each<[string, Partial<OrderDocument>, boolean]>([
    ["expected three days ago", expected("2026-11-27T00:00:00Z"), true],
    ["expected today", expected("2026-11-30T00:00:00Z"), false],
    ["expected yesterday, which is today somewhere", expected("2026-11-29T00:00:00Z"), false],
    ["there already", expected("2026-11-27T00:00:00Z", "delivered"), false],
    ["to be picked up", { ...expected("2026-11-27T00:00:00Z"), shipments: [counter] }, false],
    ["cancelled", { ...expected("2026-11-27T00:00:00Z"), status: "cancelled" }, false],
    [
      "not paid for",
      { shipments: [{ shipmentId: "me", c_DATE_WANTED: "2026-11-01" }], paymentStatus: "not_paid" },
      false,
    ],
  ])("%s: %j is %s", (_what, patch, late) => {
    expect(isLate(order(patch), now)).toBe(late);
  });

  it("is told by the day of the next one that comes", () => {
    expect(nextArrival(order(expected("2026-11-27T00:00:00Z")))?.latest).toBe("2026-11-27");
    expect(nextArrival(order({ shipments: [counter] }))).toBeUndefined();
  });
});

describe("the stations of a parcel", () => {
  const oms = (status: string, more: object = {}) => ({
    exportStatus: "exported",
    omsData: { status: "shipped", shipments: [{ id: "WP1-me", status, ...more }] },
  });

  it.each<[string, Partial<OrderDocument>, boolean, string[]]>([
    ["placed", {}, false, ["placed*", "packing", "onItsWay", "delivered 2026-11-30"]],
    ["being packed", { exportStatus: "exported" }, false, ["placed*", "packing*", "onItsWay", "delivered 2026-11-30"]],
    [
      "on the road",
      oms("shipped", { expectedDeliveryDate: "2026-11-28T20:00:00Z" }),
      false,
      ["placed*", "packing*", "onItsWay*", "delivered 2026-11-30"],
    ],
    [
      "on the road, and later than was promised",
      oms("shipped", { expectedDeliveryDate: "2026-12-02T20:00:00Z" }),
      false,
      ["placed*", "packing*", "onItsWay*", "delivered 2026-12-02"],
    ],
    [
      "waiting for its check, which promises nothing",
      { paymentStatus: "not_paid" },
      false,
      ["placed*", "packing", "onItsWay", "delivered"],
    ],
    [
      "delivered",
      oms("delivered", { actualDeliveryDate: "2026-11-29T00:00:00Z" }),
      false,
      ["placed*", "packing*", "onItsWay*", "delivered* 2026-11-29"],
    ],
    [
      "beside one that has left",
      { ...oms("allocated"), shippingStatus: "part_shipped" },
      false,
      ["placed*", "packing*", "onItsWay", "delivered 2026-11-30"],
    ],
    ["for pickup, ready", oms("shipped"), true, ["placed*", "packing*", "atTheCounter*", "collected"]],
    ["for pickup, collected", { status: "completed" }, true, ["placed*", "packing*", "atTheCounter*", "collected*"]],
    ["cancelled", { status: "cancelled" }, false, ["placed*", "cancelled* 2026-11-22"]],
    ["not paid for", { status: "failed" }, true, ["placed*", "failed* 2026-11-22"]],
  ])("%s", (_, patch, isPickup, expected) => {
    const steps = parcelSteps(order(patch), "me", isPickup);
    const words = steps.map(({ id, isDone, at, expected: days }) =>
      [`${id}${isDone ? "*" : ""}`, id === "placed" ? "" : (days?.latest ?? (at ?? "").slice(0, 10))].join(" ").trim(),
    );
    expect(words).toEqual(expected);
  });

  it("tell the day that was wished for", () => {
    const [shipment] = order().shipments ?? [];
    const steps = parcelSteps(order({ shipments: [{ ...shipment, c_DATE_WANTED: "2026-12-24" }] }), "me", false);
    expect(steps.at(-1)?.expected).toMatchObject({ earliest: "2026-12-24", latest: "2026-12-24", reason: "chosen" });
  });
});

it.each<[string, Partial<OrderDocument>, boolean]>([
  ["a new one that order management knows", { omsData: {} }, true],
  ["one it does not know", {}, false],
  ["one of which something has left", { omsData: {}, shippingStatus: "part_shipped" }, false],
  ["a completed one", { omsData: {}, status: "completed" }, false],
  ["a cancelled one", { omsData: {}, status: "cancelled" }, false],
])("%s can be cancelled: %#", (_, patch, expected) => {
  expect(isCancellable(order(patch))).toBe(expected);
});

it("subscriptions are read from an order as far as they are whole", () => {
  expect(
    subscriptionOptins(order({ c_subscriptionOptins: [{ productId: "a", intervalDays: 30 }, { productId: "b" }] })),
  ).toEqual([{ productId: "a", intervalDays: 30 }]);
  expect(subscriptionOptins(order())).toEqual([]);
});
