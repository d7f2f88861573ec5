import { afterLeaving, arrivalMoment, arrivalPromise, arrivalWords } from "./arrival-promise.ts";

const zone = "America/Los_Angeles";
const promise = { earliest: "2026-11-25", latest: "2026-11-30", zone };

it.each([
  ["in time", "2026-11-24", "2026-11-24T23:00:00-08:00", promise],
  ["early", "2026-11-24", "2026-11-22T09:00:00-08:00", promise],
  ["on a day nobody named", undefined, "2026-12-24T09:00:00-08:00", promise],
  [
    "a day late",
    "2026-11-24",
    "2026-11-25T00:30:00-08:00",
    { earliest: "2026-12-01", latest: "2026-12-01", zone, reason: "late" },
  ],
  [
    "so late that the day would be a Saturday",
    "2026-11-24",
    "2026-11-29T09:00:00-08:00",
    { earliest: "2026-12-07", latest: "2026-12-07", zone, reason: "late" },
  ],
])("a parcel that left %s arrives when it should", (_, due, leftAt, expected) => {
  expect(afterLeaving(promise, due, new Date(leftAt))).toEqual(expected);
});

it("is there at noon of its last day, where it left", () => {
  expect(arrivalMoment(promise).toISOString()).toBe("2026-11-30T20:00:00.000Z");
});

it.each([
  [promise, "Wed, Nov 25 to Mon, Nov 30"],
  [{ ...promise, latest: "2026-11-25" }, "Wed, Nov 25"],
])("%j is written %s", (given, words) => {
  expect(arrivalWords(given)).toBe(words);
});

it("promises nothing where the way is not known, and for a day that cannot be kept", () => {
  expect(arrivalPromise({ delivery: null, wanted: null })).toBeNull();
});
