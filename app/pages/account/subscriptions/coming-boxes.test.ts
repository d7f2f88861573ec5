import { afterSkipping, comingBoxes } from "./coming-boxes.ts";
import type { Schedule } from "./schedules-api.ts";

const schedule = (patch: Partial<Schedule>): Schedule => ({
  subscriptionId: "s1",
  status: "active",
  productId: "p1",
  quantity: 1,
  intervalDays: 30,
  ...patch,
});

const told = (patch: Partial<Schedule>) =>
  comingBoxes(schedule(patch)).map(({ at, kind }) => `${at.toISOString().slice(0, 10)} ${kind}`);

test.each<[string, Partial<Schedule>, string[]]>([
  [
    "an active one goes on in its rhythm",
    { nextOrderDate: "2090-01-01T12:00:00Z" },
    ["2090-01-01 next", "2090-01-31 later", "2090-03-02 later", "2090-04-01 later"],
  ],
  [
    "what is left out stands before the next one",
    { nextOrderDate: "2090-01-31T12:00:00Z", skippedDates: ["2090-01-01T12:00:00Z"] },
    ["2090-01-01 skipped", "2090-01-31 next", "2090-03-02 later", "2090-04-01 later"],
  ],
  [
    "of many left out the latest two are shown",
    {
      nextOrderDate: "2090-04-01T12:00:00Z",
      skippedDates: ["2090-01-01T12:00:00Z", "2090-01-31T12:00:00Z", "2090-03-02T12:00:00Z"],
    },
    ["2090-01-31 skipped", "2090-03-02 skipped", "2090-04-01 next", "2090-05-01 later"],
  ],
  [
    "a paused one keeps its dates",
    { status: "paused", keptOrderDate: "2090-01-01T12:00:00Z" },
    ["2090-01-01 paused", "2090-01-31 paused", "2090-03-02 paused", "2090-04-01 paused"],
  ],
  ["a paused one whose date is past has none", { status: "paused" }, []],
  ["a cancelled one has none", { status: "cancelled" }, []],
])("%s", (_what, patch, expected) => {
  expect(told(patch)).toEqual(expected);
});

test("a skipped box moves the next one by its interval", () => {
  expect(afterSkipping(schedule({ nextOrderDate: "2090-01-01T12:00:00Z" }))).toEqual(new Date("2090-01-31T12:00:00Z"));
  expect(afterSkipping(schedule({}))).toBeUndefined();
});
