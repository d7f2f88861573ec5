import {
  commonDays,
  greyedReason,
  hasHeatHold,
  isPrintable,
  type WishedDays,
  wishedDays,
  wishedShipment,
  wishOf,
} from "./wished-day.ts";

const method = {
  c_dateWantedRangeStart: "2026-12-01",
  c_dateWantedRangeEnd: "2026-12-31",
  c_blockedDates: ["2026-12-25", 7],
  c_blockedReasons: { "2026-12-25": { reason: "holiday", holiday: "Christmas Day" }, "2026-12-26": { reason: "snow" } },
};

const christmas = new Map([["2026-12-25", { reason: "holiday" as const, holiday: "Christmas Day" }]]);
const days: WishedDays = {
  first: "2026-12-01",
  last: "2026-12-31",
  blocked: ["2026-12-25", "2026-12-27"],
  reasons: christmas,
};

test.each([
  ["a way to ship with days", method, { ...days, blocked: ["2026-12-25"] }],
  ["one without", { id: "ground" }, null],
  ["one that says nonsense", { ...method, c_dateWantedRangeEnd: "soon" }, null],
  ["none", undefined, null],
])("the days to wish for of %s", (_name, given, expected) => {
  expect(wishedDays(given)).toEqual(expected);
});

test.each([
  ["2026-12-01", null],
  ["2026-12-31", null],
  ["2026-12-25", { reason: "holiday", holiday: "Christmas Day" }],
  ["2026-12-27", { reason: "no-delivery" }],
  ["2026-11-30", { reason: "too-soon" }],
  ["2026-11-20", { reason: "past" }],
  ["2027-01-01", { reason: "too-late" }],
])("a parcel wished for on %s: %j", (day, expected) => {
  expect(greyedReason(day, days, "2026-11-28")).toEqual(expected);
});

test("heat holds back what melts", () => {
  expect(hasHeatHold(days)).toBe(false);
  expect(hasHeatHold({ ...days, reasons: new Map([["2026-12-07", { reason: "heat-hold" as const }]]) })).toBe(true);
});

test("several parcels arrive together on a day that every one of them can", () => {
  const later = { ...days, first: "2026-12-08", last: "2027-01-09", blocked: ["2026-12-28"], reasons: new Map() };
  expect(commonDays([days, later])).toEqual({
    first: "2026-12-08",
    last: "2026-12-31",
    blocked: ["2026-12-25", "2026-12-27", "2026-12-28"],
    reasons: christmas,
  });
  expect(commonDays([days, null])).toBeNull();
  expect(commonDays([])).toBeNull();
  expect(commonDays([days, { ...later, first: "2027-01-02" }])).toBeNull();
});

test.each([
  [
    { day: "2026-12-24", isNow: false },
    {
      c_DATE_WANTED: "2026-12-24",
      c_isCalendarSelection: true,
      c_dateWantedRangeStart: "2026-12-01",
      c_dateWantedRangeEnd: "2026-12-31",
      c_shipnow: null,
    },
  ],
  [
    { day: null, isNow: true },
    {
      c_DATE_WANTED: null,
      c_isCalendarSelection: null,
      c_dateWantedRangeStart: null,
      c_dateWantedRangeEnd: null,
      c_shipnow: true,
    },
  ],
])("a shipment is told of a wish: %j", (wish, told) => {
  expect(wishedShipment(wish, days)).toEqual(told);
  expect(wishOf(told)).toEqual(wish);
});

test.each([
  ["By the blue door,\nplease!", true],
  ["", true],
  ["Ring ☎", false],
  ["Tab\there", false],
])("%j can be printed on a label: %s", (text, is) => {
  expect(isPrintable(text)).toBe(is);
});
