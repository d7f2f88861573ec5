import { isPrintable, wishedDayProblem, wishedDays } from "./wished-day.ts";

const method = {
  c_dateWantedRangeStart: "2026-12-01",
  c_dateWantedRangeEnd: "2026-12-31",
  c_blockedDates: ["2026-12-25", 7],
};

test.each([
  ["a way to ship with days", method, { first: "2026-12-01", last: "2026-12-31", blocked: ["2026-12-25"] }],
  ["one without", { id: "ground" }, null],
  ["one that says nonsense", { ...method, c_dateWantedRangeEnd: "soon" }, null],
  ["none", undefined, null],
])("the days to wish for of %s", (_name, given, days) => {
  expect(wishedDays(given)).toEqual(days);
});

test.each([
  ["2026-12-01", null],
  ["2026-12-31", null],
  ["2026-12-25", "blocked"],
  ["2026-11-30", "outside"],
  ["2027-01-01", "outside"],
  ["", "outside"],
])("a parcel wished for on %s: %s", (day, problem) => {
  expect(wishedDayProblem(day, { first: "2026-12-01", last: "2026-12-31", blocked: ["2026-12-25"] })).toBe(problem);
});

test.each([
  ["By the blue door,\nplease!", true],
  ["", true],
  ["Ring ☎", false],
  ["Tab\there", false],
])("%j can be printed on a label: %s", (text, is) => {
  expect(isPrintable(text)).toBe(is);
});
