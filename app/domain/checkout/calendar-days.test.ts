import { dayAfterKey, plusMonths, todayText, weeksOf } from "./calendar-days.ts";

const bounds = { from: "2026-11-01", to: "2027-01-12" };

test("a month is told in weeks that begin on Sunday", () => {
  const weeks = weeksOf("2026-12-24");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, null, "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05"]);
  expect(weeks[4]).toEqual(["2026-12-27", "2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31", null, null]);
});

test.each([
  ["2027-01-31", 1, "2027-02-28"],
  ["2027-12-15", 1, "2028-01-15"],
  ["2028-03-31", -1, "2028-02-29"],
])("%s and %i months are %s", (day, count, expected) => {
  expect(plusMonths(day, count)).toBe(expected);
});

test.each<[string, boolean, string | null]>([
  ["ArrowLeft", false, "2026-12-23"],
  ["ArrowRight", false, "2026-12-25"],
  ["ArrowUp", false, "2026-12-17"],
  ["ArrowDown", false, "2026-12-31"],
  ["Home", false, "2026-12-20"],
  ["End", false, "2026-12-26"],
  ["PageUp", false, "2026-11-24"],
  ["PageDown", false, "2027-01-12"],
  ["PageUp", true, "2026-11-01"],
  ["a", false, null],
  ["constructor", false, null],
])("from Thursday, December 24, the key %s (shift %s) leads to %s", (key, shiftKey, expected) => {
  expect(dayAfterKey("2026-12-24", { key, shiftKey }, bounds)).toBe(expected);
});

test("today is the day where the shopper is", () => {
  expect(todayText(new Date(2026, 0, 5, 23, 30))).toBe("2026-01-05");
});
