import { calendarFile, collectionTime, placeOf, type CalendarEntry } from "./calendar-file.ts";
import { openStatus } from "./open-status.ts";
import { brand } from "#config/brand.ts";
import type { Shop } from "./shop.ts";

const entry = (patch: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: "WP1-me@shop.example",
  startsAt: new Date("2026-11-21T21:00:00Z"),
  endsAt: new Date("2026-11-22T01:00:00.500Z"),
  title: "Pick up your sweets",
  place: "Valencia Street",
  description: "Order WP1",
  madeAt: new Date("2026-11-21T18:00:00.123Z"),
  ...patch,
});

/** The lines of a file put together again, as a calendar reads them. */
const unfolded = (file: string): string[] => file.replaceAll("\r\n ", "").split("\r\n");

describe("a calendar file", () => {
  it("is an RFC 5545 calendar with one event in UTC", () => {
    expect(calendarFile(entry())).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        `PRODID:-//${brand.name}//Shop//EN`,
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        "UID:WP1-me@shop.example",
        "DTSTAMP:20261121T180000Z",
        "DTSTART:20261121T210000Z",
        "DTEND:20261122T010000Z",
        "SUMMARY:Pick up your sweets",
        "LOCATION:Valencia Street",
        "DESCRIPTION:Order WP1",
        "STATUS:CONFIRMED",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  it.each([
    ["a, b; c", "a\\, b\\; c"],
    ["back\\slash", "back\\\\slash"],
    ["one\r\ntwo\nthree", "one\\ntwo\\nthree"],
    ["END:VEVENT\r\nATTACH:x", "END:VEVENT\\nATTACH:x"],
  ])("says %j as %j", (description, expected) => {
    expect(unfolded(calendarFile(entry({ description })))).toContain(`DESCRIPTION:${expected}`);
  });

  it.each(["x".repeat(300), "é".repeat(120), "🍬".repeat(60), `${"a".repeat(63)}🍬b`])(
    "breaks long lines after 75 octets and tears no character apart: %#",
    (description) => {
      const file = calendarFile(entry({ description }));
      const lines = file.split("\r\n");
      expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
      expect(unfolded(file)).toContain(`DESCRIPTION:${description}`);
    },
  );
});

describe("when a pickup can be collected", () => {
  const daily = [{ open: "10:00", close: "20:00" }];
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
  const hours: Shop["hours"] = days.map((day) => ({ day, spans: day === "sunday" ? [] : daily }));
  const at = (moment: string, times: Shop["hours"] | null = hours) => {
    const { startsAt, endsAt } = collectionTime(new Date(moment), (when) => {
      const { kind } = openStatus(times ?? undefined, when);
      return kind === "unknown" ? undefined : kind === "open";
    });
    return `${startsAt.toISOString().slice(0, 16)} ${endsAt.toISOString().slice(11, 16)}`;
  };

  it.each([
    ["three hours later, while the shop is open", "2026-11-20T18:07:00Z", "2026-11-20T21:15 01:15"],
    ["until it closes", "2026-11-20T23:00:00Z", "2026-11-21T02:00 04:00"],
    ["from the next opening on", "2026-11-21T02:00:00Z", "2026-11-21T18:00 22:00"],
    ["not on a closed day", "2026-11-22T02:00:00Z", "2026-11-23T18:00 22:00"],
  ])("%s", (_, ordered, expected) => {
    expect(at(ordered)).toBe(expected);
  });

  it("is an hour where a shop tells no times, or never opens", () => {
    expect(at("2026-11-20T18:07:00Z", null)).toBe("2026-11-20T21:15 22:15");
    const closed = days.map((day) => ({ day, spans: [] }));
    expect(at("2026-11-20T18:07:00Z", closed)).toBe("2026-11-20T21:15 22:15");
  });
});

it("a shop's place is one line", () => {
  const shop = { name: "Valencia", street: ["3 Plum St"], city: "Reno", stateCode: "NV", postalCode: "89501" };
  expect(placeOf(shop as Shop)).toBe("Valencia, 3 Plum St, Reno, NV 89501");
});
