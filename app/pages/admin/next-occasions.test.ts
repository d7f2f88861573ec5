import { DateTime } from "luxon";
import { nextOccasions } from "./next-occasions.ts";

const at = (text: string) => DateTime.fromISO(text).toMillis();
const daysFrom = (now: string) =>
  Object.fromEntries(
    nextOccasions(at(now)).map(({ occasion, moment }) => [
      occasion,
      DateTime.fromMillis(moment).toFormat("yyyy-MM-dd HH:mm"),
    ]),
  );

it("every occasion comes next a week ahead of its day, in the morning", () => {
  expect(daysFrom("2026-11-22T12:00")).toEqual({
    blackFriday: "2026-11-27 09:00",
    christmas: "2026-12-18 09:00",
    newYear: "2026-12-29 09:00",
    valentine: "2027-02-07 09:00",
    easter: "2027-03-21 09:00",
    mothersDay: "2027-05-02 09:00",
    halloween: "2027-10-24 09:00",
  });
});

it("the nearest stands first", () => {
  expect(nextOccasions(at("2027-01-10T12:00")).map(({ occasion }) => occasion)).toEqual([
    "valentine",
    "easter",
    "mothersDay",
    "halloween",
    "blackFriday",
    "christmas",
    "newYear",
  ]);
});

it.each([
  ["2024-01-01", "2024-03-24"],
  ["2025-01-01", "2025-04-13"],
  ["2029-01-01", "2029-03-25"],
  ["2038-01-01", "2038-04-18"],
])("from %s the Sunday before Easter is %s", (now, sunday) => {
  expect(daysFrom(now)["easter"]).toBe(`${sunday} 09:00`);
});

it("what is past comes a year later", () => {
  expect(daysFrom("2026-12-18T10:00")["christmas"]).toBe("2027-12-18 09:00");
});
