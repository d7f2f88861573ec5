import { isReadyToday, pickupReady } from "./pickup-ready.ts";
import type { Shop } from "./shop.ts";

const day = (spans: [open: string, close: string][]) => ({
  day: "monday" as const,
  spans: spans.map(([open, close]) => ({ open, close })),
});
const everyDay = (spans: [open: string, close: string][]): Shop["hours"] => Array.from({ length: 7 }, () => day(spans));

const shop = (patch: Partial<Shop> = {}): Shop => ({
  id: "s1",
  name: "Valencia Street",
  street: [],
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  hours: everyDay([["10:00", "20:00"]]),
  ...patch,
});

/** A Friday; San Francisco is eight hours behind. */
const friday = (time: string) => new Date(Date.parse(`2026-11-20T${time}:00Z`) + 8 * 3_600_000);

describe("from when an order can be picked up", () => {
  test.each([
    ["two hours later, on the half hour", {}, "13:47", { date: "2026-11-20", at: "16:00" }],
    ["two hours after opening where it was ordered before", {}, "07:10", { date: "2026-11-20", at: "12:00" }],
    ["the next day where the shop closes before", {}, "18:00", { date: "2026-11-21", at: "12:00" }],
    ["the next day where it was ordered at night", {}, "23:30", { date: "2026-11-21", at: "12:00" }],
    [
      "on the first day that is open",
      { holidayHours: { "2026-11-20": [], "2026-11-21": [] } },
      "12:00",
      { date: "2026-11-22", at: "12:00" },
    ],
    [
      "in the second half of a split day",
      {
        hours: everyDay([
          ["14:00", "19:00"],
          ["09:00", "12:00"],
        ]),
      },
      "11:00",
      { date: "2026-11-20", at: "16:00" },
    ],
    [
      "before midnight where it is open longer",
      { hours: everyDay([["16:00", "02:00"]]) },
      "20:00",
      { date: "2026-11-20", at: "22:00" },
    ],
    ["not said by a shop that tells no times", { hours: undefined }, "12:00", null],
    ["not said by a shop that is never open", { hours: everyDay([]) }, "12:00", null],
    ["not said by a shop that is closed for a while", { isTemporarilyClosed: true as const }, "12:00", null],
    ["not said by a shop whose time of day we do not know", { stateCode: "NY" }, "12:00", null],
  ])("%s", (_name, patch, time, ready) => {
    expect(pickupReady(shop(patch as Partial<Shop>), friday(time))).toEqual(ready);
  });

  test.each([
    ["2026-11-20", true],
    ["2026-11-21", false],
    ["2026-11-19", null],
  ])("%s is today: %s", (date, isToday) => {
    expect(isReadyToday({ date, at: "12:00" }, friday("23:59"))).toBe(isToday);
  });
});
