import { openStatus, tellsOpenStatus, todaysSpans, type OpenStatus } from "./open-status.ts";
import { weekdays, type Shop, type Weekday } from "./shop.ts";

type Spans = [open: string, close: string][];

const week = (days: Partial<Record<Weekday, Spans>>): Shop["hours"] =>
  weekdays.map((day) => ({ day, spans: (days[day] ?? []).map(([open, close]) => ({ open, close })) }));

const siesta = week({
  monday: [
    ["09:30", "13:00"],
    ["15:00", "19:00"],
  ],
  wednesday: [["10:00", "18:00"]],
});
const lateFriday = week({ friday: [["18:00", "02:00"]] });

/** Monday 9 November 2026 and after; Los Angeles is eight hours behind. */
const at = (day: number, time: string) => new Date(`2026-11-${String(8 + day).padStart(2, "0")}T${time}:00-08:00`);

test.each<[string, Shop["hours"], Date, OpenStatus]>([
  ["in the morning", siesta, at(1, "09:30"), { kind: "open", until: "13:00" }],
  ["before opening", siesta, at(1, "09:29"), { kind: "opensToday", at: "09:30" }],
  ["at the end of a span", siesta, at(1, "13:00"), { kind: "opensToday", at: "15:00" }],
  ["in the afternoon", siesta, at(1, "18:59"), { kind: "open", until: "19:00" }],
  ["after closing", siesta, at(1, "19:00"), { kind: "opensLater", day: "wednesday", at: "10:00" }],
  ["on a closed day", siesta, at(2, "12:00"), { kind: "opensLater", day: "wednesday", at: "10:00" }],
  ["at the end of the week", siesta, at(4, "12:00"), { kind: "opensLater", day: "monday", at: "09:30" }],
  ["before midnight of a late night", lateFriday, at(5, "23:30"), { kind: "open", until: "02:00" }],
  ["after midnight of a late night", lateFriday, at(6, "01:59"), { kind: "open", until: "02:00" }],
  ["when a late night is over", lateFriday, at(6, "02:00"), { kind: "opensLater", day: "friday", at: "18:00" }],
  [
    "open once a week, after closing",
    week({ monday: [["10:00", "11:00"]] }),
    at(1, "12:00"),
    { kind: "opensLater", day: "monday", at: "10:00" },
  ],
  ["never open", week({}), at(1, "12:00"), { kind: "closed" }],
  ["a span without length", week({ monday: [["10:00", "10:00"]] }), at(1, "10:00"), { kind: "closed" }],
  ["no hours told", undefined, at(1, "12:00"), { kind: "unknown" }],
  ["in summer time", siesta, new Date("2026-07-13T16:30:00Z"), { kind: "open", until: "13:00" }],
])("%s", (_case, hours, now, status) => {
  expect(openStatus(hours, now)).toEqual(status);
});

test.each<[string, Shop["holidayHours"], Date, OpenStatus]>([
  ["closed on a holiday", { "2026-11-09": [] }, at(1, "10:00"), { kind: "opensLater", day: "wednesday", at: "10:00" }],
  [
    "shorter on a holiday",
    { "2026-11-09": [{ open: "12:00", close: "14:00" }] },
    at(1, "12:30"),
    { kind: "open", until: "14:00" },
  ],
  [
    "open on a holiday that is a closed day otherwise",
    { "2026-11-10": [{ open: "08:00", close: "12:00" }] },
    at(1, "20:00"),
    { kind: "opensLater", day: "tuesday", at: "08:00" },
  ],
  ["on any other day", { "2026-11-16": [] }, at(1, "10:00"), { kind: "open", until: "13:00" }],
])("with holiday hours: %s", (_case, holidayHours, now, status) => {
  expect(openStatus(siesta, now, holidayHours)).toEqual(status);
});

test.each([
  ["US", "CA", true],
  ["US", "OR", false],
  ["CA", "CA", false],
])("a shop in %s %s tells whether it is open: %s", (countryCode, stateCode, expected) => {
  expect(tellsOpenStatus({ countryCode, stateCode })).toBe(expected);
});

test.each([
  ["on a day with a pause", siesta, {}, at(1, "22:00"), ["09:30", "15:00"]],
  ["on a day that it stays shut", siesta, {}, at(2, "12:00"), []],
  [
    "on a holiday with times of its own",
    siesta,
    { "2026-11-09": [{ open: "12:00", close: "14:00" }] },
    at(1, "09:00"),
    ["12:00"],
  ],
  ["of spans that end when they begin", week({ monday: [["10:00", "10:00"]] }), {}, at(1, "10:00"), []],
  ["when no hours are told", undefined, {}, at(1, "10:00"), []],
])("the times of today, %s", (_case, hours, holidayHours, now, opening) => {
  expect(todaysSpans({ ...(hours && { hours }), holidayHours }, now).map(({ open }) => open)).toEqual(opening);
});
