import type { OrderDocument } from "./order-document.ts";
import { isLate, nextArrival, orderGroup, orderProgress, parcelOf, parcelSteps } from "./order-progress.ts";

const order = (patch: Partial<OrderDocument> = {}): OrderDocument => ({
  orderNo: "WP1",
  status: "new",
  exportStatus: "exported",
  paymentStatus: "paid",
  shippingStatus: "shipped",
  shipments: [{ shipmentId: "me" }],
  productItems: [{ shipmentId: "me" }],
  ...patch,
});
const counter = { shipmentId: "me", c_fromStoreId: "1001" };
const parcels = (...expected: [id: string, day: string, status?: string][]) => ({
  omsData: {
    shipments: expected.map(([id, expectedDeliveryDate, status = "shipped"]) => ({
      id: `WP1-${id}`,
      status,
      expectedDeliveryDate,
    })),
  },
});
const two = {
  shipments: [{ shipmentId: "me" }, { shipmentId: "gran" }],
  productItems: [{ shipmentId: "me" }, { shipmentId: "gran" }],
};

test("order management may know nothing of a parcel", () => {
  expect([parcelOf(order(), "me"), parcelOf(order({ omsData: {} }), "me")]).toEqual([undefined, undefined]);
  expect(parcelOf(order(parcels(["gran", "2026-12-01"])), "me")).toBeUndefined();
});

test.each<[string, Partial<OrderDocument>, ReturnType<typeof orderProgress>]>([
  ["that nobody manages", {}, "onItsWay"],
  ["of which management knows no parcels", { omsData: {} }, "onItsWay"],
  ["that waits at a counter", { shipments: [counter] }, "readyForPickup"],
  ["of which nothing is known", { shipments: undefined, productItems: undefined }, "onItsWay"],
  [
    "whose empty parcel is not waited for",
    { shipments: [{ shipmentId: "me" }, { shipmentId: "empty" }], ...parcels(["me", "2026-12-01", "delivered"]) },
    "delivered",
  ],
])("an order that has left %s", (_name, patch, progress) => {
  expect(orderProgress(order(patch))).toBe(progress);
});

describe("the stations of a parcel without word from its carrier", () => {
  const doneOf = (patch: Partial<OrderDocument>, isPickup = false) =>
    parcelSteps(order(patch), "me", isPickup).map(({ isDone }) => isDone);

  it.each<[string, Partial<OrderDocument>, boolean, boolean[]]>([
    ["on the road", {}, false, [true, true, true, false]],
    ["at the counter", { shipments: [counter] }, true, [true, true, true, false]],
    ["collected", { status: "completed", shipments: [counter] }, true, [true, true, true, true]],
    ["done without a parcel", { status: "completed", productItems: [] }, false, [true, true, true, true]],
    ["partly on the road", { shippingStatus: "part_shipped" }, false, [true, true, false, false]],
  ])("%s", (_name, patch, isPickup, done) => {
    expect(doneOf(patch, isPickup)).toEqual(done);
  });
});

describe("the next arrival", () => {
  it("is the earliest of those on their way", () => {
    const late = order({ ...two, ...parcels(["me", "2026-12-03T12:00:00Z"], ["gran", "2026-12-01T12:00:00Z"]) });
    expect(nextArrival(late)).toEqual({ earliest: "2026-12-01", latest: "2026-12-01", zone: "UTC", reason: "late" });
  });

  it("is not of what is there, what is fetched or what holds nothing", () => {
    const there = parcels(["me", "2026-12-03T12:00:00Z"], ["gran", "2026-12-01T12:00:00Z", "delivered"]);
    expect(nextArrival(order({ ...two, ...there }))?.latest).toBe("2026-12-03");
    const fetched = { ...two, shipments: [{ shipmentId: "me" }, { ...counter, shipmentId: "gran" }] };
    const expected = parcels(["me", "2026-12-03T12:00:00Z"], ["gran", "2026-12-01T12:00:00Z"]);
    expect(nextArrival(order({ ...fetched, ...expected }))?.latest).toBe("2026-12-03");
    expect(nextArrival(order({ ...two, productItems: [{ shipmentId: "me" }], ...expected }))?.latest).toBe(
      "2026-12-03",
    );
  });

  it("is none where nobody says a day, or nothing is said of parcels", () => {
    expect(nextArrival(order({ omsData: {} }))).toBeUndefined();
    expect(nextArrival(order({ shipments: undefined }))).toBeUndefined();
  });
});

describe("late", () => {
  const now = new Date("2026-12-05T00:00:00Z");
  const due = (day: string) => parcels(["me", `${day}T00:00:00Z`]);
  it.each<[string, Partial<OrderDocument>, boolean]>([
    ["is two whole days after it was expected", due("2026-12-02"), true],
    ["is not yet the moment they end", due("2026-12-03"), false],
    ["is what is still packed", { ...due("2026-12-02"), shippingStatus: "not_shipped" }, true],
    ["is what is partly on its way", { ...due("2026-12-02"), shippingStatus: "part_shipped" }, true],
    ["is nothing that nobody expects", {}, false],
  ])("%s", (_name, patch, late) => {
    expect(isLate(order(patch), now)).toBe(late);
  });
});

test.each<[Partial<OrderDocument>, string]>([
  [{ shippingStatus: "not_shipped", exportStatus: "ready", paymentStatus: "not_paid" }, "unpaid"],
  [{ shippingStatus: "not_shipped", exportStatus: "ready" }, "placed"],
  [{}, "moving"],
  [{ status: "completed" }, "done"],
  [{ status: "failed" }, "cancelled"],
])("%j is looked for among %s", (patch, group) => {
  expect(orderGroup(order(patch))).toBe(group);
});
