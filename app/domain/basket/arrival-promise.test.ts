import { arrivalPromise } from "./arrival-promise.ts";

const window = (startAt: string, endAt: string) => ({ deliveryWindow: { startAt, endAt } });
const said = (earliest: string, latest: string, more: object = {}) => ({
  c_arrivalPromise: { earliest, latest, zone: "America/Los_Angeles", ...more },
});

test.each<[string, Record<string, unknown> | undefined, string[] | null]>([
  ["no shipment", undefined, null],
  ["no way to ship yet", {}, null],
  ["a pickup", { c_fromStoreId: "s1", ...said("2026-12-01", "2026-12-02") }, null],
  ["a promise, whatever its moments are", said("2026-12-01", "2026-12-04"), ["2026-12-01", "2026-12-04"]],
  [
    "a promise beside moments that lie on the next day in Greenwich",
    { ...said("2026-12-01", "2026-12-04"), ...window("2026-12-01T17:00:00Z", "2026-12-05T04:00:00Z") },
    ["2026-12-01", "2026-12-04"],
  ],
  ["moments of one day", window("2026-12-01T17:00:00Z", "2026-12-02T04:00:00Z"), ["2026-12-01", "2026-12-01"]],
  ["moments of several days", window("2026-12-01T17:00:00Z", "2026-12-04T04:00:00Z"), ["2026-12-01", "2026-12-03"]],
  ["what is no promise", { c_arrivalPromise: { earliest: "soon", latest: "" } }, null],
  [
    "a day that was wished for",
    { c_DATE_WANTED: "2026-12-24", ...window("2026-12-01T17:00:00Z", "2026-12-04T04:00:00Z") },
    ["2026-12-24", "2026-12-24", "chosen"],
  ],
  [
    "a day that was wished for and cannot be kept any more",
    { c_DATE_WANTED: "2026-12-24", ...said("2026-12-28", "2026-12-28", { reason: "late" }) },
    ["2026-12-28", "2026-12-28", "late"],
  ],
])("when a parcel arrives: %s", (_name, shipment, days) => {
  const promise = arrivalPromise(shipment);
  expect(promise && [promise.earliest, promise.latest, promise.reason].filter(Boolean)).toEqual(days);
});
