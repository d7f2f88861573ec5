import { arrivalPromise } from "./arrival-promise.ts";

const window = (startAt: string, endAt: string) => ({ deliveryWindow: { startAt, endAt } });

test.each([
  ["no shipment", undefined, null],
  ["no way to ship yet", {}, null],
  ["a pickup", { c_fromStoreId: "s1", ...window("2026-12-01T17:00:00Z", "2026-12-02T04:00:00Z") }, null],
  ["one day", window("2026-12-01T17:00:00Z", "2026-12-02T04:00:00Z"), ["2026-12-01T17:00:00.000Z"]],
  [
    "several days",
    window("2026-12-01T17:00:00Z", "2026-12-04T04:00:00Z"),
    ["2026-12-01T17:00:00.000Z", "2026-12-04T04:00:00.000Z"],
  ],
  [
    "a day that was wished for",
    { c_DATE_WANTED: "2026-12-24", ...window("2026-12-01T17:00:00Z", "2026-12-04T04:00:00Z") },
    ["2026-12-24T12:00:00.000Z"],
  ],
])("when a parcel arrives: %s", (_name, shipment, days) => {
  const promise = arrivalPromise(shipment);
  expect(promise && [promise.first, promise.last].flatMap((day) => day?.toISOString() ?? [])).toEqual(days);
});
