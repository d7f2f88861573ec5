import { isDayOfYear, nextOn, nextReminder } from "./yearly-day.ts";
import { comingOccasions } from "./occasions.ts";

const zone = "America/Los_Angeles";
const at = (text: string) => new Date(text);

test.each([
  ["later this year", { month: 12, day: 3 }, "2026-11-22T20:00:00Z", "2026-12-03"],
  ["today counts, by the site's own clock", { month: 11, day: 22 }, "2026-11-23T07:59:00Z", "2026-11-22"],
  ["yesterday comes next year", { month: 11, day: 22 }, "2026-11-23T08:01:00Z", "2027-11-22"],
  ["a leap day in a common year", { month: 2, day: 29 }, "2027-01-05T20:00:00Z", "2027-02-28"],
  ["a leap day in a leap year", { month: 2, day: 29 }, "2028-01-05T20:00:00Z", "2028-02-29"],
])("a day of the year: %s", (_, day, now, on) => {
  expect(nextOn(day, at(now), zone)).toBe(on);
});

test.each([
  ["ten days before at nine", { month: 12, day: 24 }, "2026-11-22T20:00:00Z", "2026-12-14T17:00:00.000Z"],
  ["in summer time, too", { month: 7, day: 1 }, "2027-01-01T20:00:00Z", "2027-06-21T16:00:00.000Z"],
  ["too late for this year", { month: 12, day: 1 }, "2026-11-22T20:00:00Z", "2027-11-21T17:00:00.000Z"],
  ["in December for January", { month: 1, day: 4 }, "2026-11-22T20:00:00Z", "2026-12-25T17:00:00.000Z"],
  ["never again at the very moment", { month: 12, day: 24 }, "2026-12-14T17:00:00Z", "2027-12-14T17:00:00.000Z"],
])("the mail before it: %s", (_, day, now, due) => {
  expect(nextReminder(day, at(now), zone).toISOString()).toBe(due);
});

test("days that no calendar has are none, and a leap day needs a leap year", () => {
  expect(isDayOfYear({ month: 2, day: 30 })).toBe(false);
  expect(isDayOfYear({ month: 2, day: 29 })).toBe(true);
  expect(isDayOfYear({ month: 2, day: 29, year: 1999 })).toBe(false);
  expect(isDayOfYear({ month: 2, day: 29, year: 2000 })).toBe(true);
});

test("the shop's occasions of twelve months come in their order, each country with its own Thanksgiving", () => {
  const days = (country: "US" | "CA") =>
    comingOccasions(country, "2026-11-22").map(({ on, occasion }) => `${on} ${occasion}`);
  expect(days("US")).toEqual([
    "2026-11-26 thanksgiving",
    "2026-12-25 christmas",
    "2027-02-14 valentines",
    "2027-03-28 easter",
    "2027-05-09 mothersDay",
    "2027-06-20 fathersDay",
    "2027-10-31 halloween",
  ]);
  expect(days("CA")).toContain("2027-10-11 thanksgiving");
});

test.each([
  ["2026-11-26", "thanksgiving", "2027-11-25"],
  ["2026-12-25", "christmas", "2027-12-25"],
  ["2026-12-31", "christmas", "2027-12-25"],
])("on %s the next %s is that of %s, and each occasion comes once", (today, occasion, on) => {
  const coming = comingOccasions("US", today);
  expect(coming.find((each) => each.occasion === occasion)?.on).toBe(on);
  expect(coming).toHaveLength(7);
});
