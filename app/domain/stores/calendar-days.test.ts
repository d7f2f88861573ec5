import { brand } from "#config/brand.ts";
import { calendarFile, collectionTime, dayFile, daysFile, placeOf } from "./calendar-file.ts";

const madeAt = new Date("2026-11-21T18:00:00.123Z");
const fileOf = (...lines: string[]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//Shop//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");

describe("a day in a calendar", () => {
  const birthday = {
    id: "june@shop.example",
    on: "2026-03-14",
    title: "June, birthday",
    description: "Sweets; chocolate",
    isYearly: true,
    alarmDaysBefore: 7,
    madeAt,
  };
  const head = ["UID:june@shop.example", "DTSTAMP:20261121T180000Z", "DTSTART;VALUE=DATE:20260314"];
  const rest = [
    "SUMMARY:June\\, birthday",
    "DESCRIPTION:Sweets\\; chocolate",
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:June\\, birthday",
    "TRIGGER:-P7D",
    "END:VALARM",
  ];

  it("comes again every year, with an alarm days before", () => {
    expect(dayFile(birthday)).toBe(fileOf(...head, "RRULE:FREQ=YEARLY", ...rest));
  });

  it("comes once", () => {
    expect(dayFile({ ...birthday, isYearly: false })).toBe(fileOf(...head, ...rest));
  });
});

describe("days in a calendar end with the day after the last", () => {
  it.each([
    ["over the end of a month", "2026-11-29", "2026-11-30", "20261129", "20261201"],
    ["over the end of a year", "2026-12-31", "2026-12-31", "20261231", "20270101"],
    ["in a leap year", "2028-02-28", "2028-02-28", "20280228", "20280229"],
  ])("%s", (_name, first, last, start, end) => {
    const days = {
      id: "WP1",
      first,
      last,
      title: "Sweets, on their way",
      place: "Reno, NV",
      description: "a; b",
      madeAt,
    };
    expect(daysFile(days)).toBe(
      fileOf(
        "UID:WP1",
        "DTSTAMP:20261121T180000Z",
        `DTSTART;VALUE=DATE:${start}`,
        `DTEND;VALUE=DATE:${end}`,
        "SUMMARY:Sweets\\, on their way",
        "LOCATION:Reno\\, NV",
        "DESCRIPTION:a\\; b",
        "TRANSP:TRANSPARENT",
      ),
    );
  });
});

test("a line of exactly 75 octets is not broken, one octet more is", () => {
  const entry = { id: "i", startsAt: madeAt, endsAt: madeAt, place: "p", description: "d", madeAt };
  const fits = "x".repeat(75 - "SUMMARY:".length);
  expect(calendarFile({ ...entry, title: fits })).toContain(`\r\nSUMMARY:${fits}\r\n`);
  expect(calendarFile({ ...entry, title: `${fits}y` })).toContain(`\r\nSUMMARY:${fits}\r\n y\r\n`);
});

describe("a place on one line", () => {
  const shop = { id: "1", name: "Valencia", street: [], city: "", stateCode: "", postalCode: "", countryCode: "US" };
  it.each([
    ["leaves out what is not known", {}, "Valencia"],
    ["has no blank without a state", { postalCode: "89501" }, "Valencia, 89501"],
    ["has no blank without a zip code", { city: "Reno", stateCode: "NV" }, "Valencia, Reno, NV"],
  ])("%s", (_name, known, place) => {
    expect(placeOf({ ...shop, ...known })).toBe(place);
  });
});

test("a shop that opens is looked for over eight days, no longer", () => {
  const orderedAt = new Date("2026-11-20T09:00:00Z");
  const first = Date.parse("2026-11-20T12:00:00Z");
  const opening = (quarters: number) => (moment: Date) => moment.getTime() >= first + quarters * 15 * 60_000;
  const last = 8 * 24 * 4 - 1;
  expect(collectionTime(orderedAt, opening(last)).startsAt).toEqual(new Date(first + last * 15 * 60_000));
  expect(collectionTime(orderedAt, opening(last + 1))).toEqual({
    startsAt: new Date(first),
    endsAt: new Date("2026-11-20T13:00:00Z"),
  });
});
