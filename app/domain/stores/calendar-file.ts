import { placeLine } from "#app/domain/address/place-line.ts";
import { brand } from "#config/brand.ts";
import type { Shop } from "./shop.ts";

/** An entry of a calendar; moments in UTC. */
export interface CalendarEntry {
  /** The same whenever the same entry is made, so that a calendar keeps one of it. */
  id: string;
  startsAt: Date;
  endsAt: Date;
  title: string;
  place: string;
  description: string;
  /** When the entry was made. */
  madeAt: Date;
}

/** Octets of one line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const escaped = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n|\r|\n/g, "\\n");

const encoder = new TextEncoder();

/** A content line in pieces of at most 75 octets, each further one behind a blank; no character is torn apart. */
const folded = (line: string): string => {
  let size = 0;
  let text = "";
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (size + octets > LINE_OCTETS) {
      text += "\r\n ";
      size = 1;
    }
    text += character;
    size += octets;
  }
  return text;
};

const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** A calendar with one entry of these lines; lines end with CR LF. */
const calendarOf = (lines: readonly string[]): string =>
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
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");

/** A calendar file (RFC 5545) with one entry. */
export const calendarFile = ({ id, startsAt, endsAt, title, place, description, madeAt }: CalendarEntry): string =>
  calendarOf([
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(description)}`,
    "STATUS:CONFIRMED",
    "TRANSP:TRANSPARENT",
  ]);

/** A whole day in a calendar, with an alarm some days before; `YYYY-MM-DD`. */
export interface DayEntry extends Pick<CalendarEntry, "id" | "title" | "description" | "madeAt"> {
  on: string;
  /** Whether it comes again every year. */
  isYearly: boolean;
  alarmDaysBefore: number;
}

/** A calendar file with one whole day. */
export const dayFile = ({ id, on, title, description, isYearly, alarmDaysBefore, madeAt }: DayEntry): string =>
  calendarOf([
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART;VALUE=DATE:${on.replaceAll("-", "")}`,
    ...(isYearly ? ["RRULE:FREQ=YEARLY"] : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${alarmDaysBefore}D`,
    "END:VALARM",
  ]);

/** Whole days in a calendar, the last one included; `YYYY-MM-DD`. */
export interface DaysEntry extends Pick<CalendarEntry, "id" | "title" | "place" | "description" | "madeAt"> {
  first: string;
  last: string;
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const dateStamp = (day: string): string => day.replaceAll("-", "");

/** A calendar file with whole days, in nobody's time zone (RFC 5545: the end is the day after the last). */
export const daysFile = ({ id, first, last, title, place, description, madeAt }: DaysEntry): string =>
  calendarOf([
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART;VALUE=DATE:${dateStamp(first)}`,
    `DTEND;VALUE=DATE:${dateStamp(dayAfter(last))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(description)}`,
    "TRANSP:TRANSPARENT",
  ]);

/** Hours from an order until a shop has it ready at the latest. */
export const PICKUP_READY_HOURS = 3;

/** Longest entry, where a shop tells no times. */
const VISIT_MS = 3_600_000;
const STEP_MS = 15 * 60_000;
const LOOK_AHEAD_STEPS = (8 * 24 * 3_600_000) / STEP_MS;

/**
 * When a pickup can be collected first: from the moment it is ready, or the next full quarter of an hour the shop is
 * open after it, for as long as the shop is open then and four hours at most. `isOpenAt` tells whether it is.
 */
export const collectionTime = (
  orderedAt: Date,
  isOpenAt: (moment: Date) => boolean | undefined,
): { startsAt: Date; endsAt: Date } => {
  const ready = orderedAt.getTime() + PICKUP_READY_HOURS * 3_600_000;
  const first = Math.ceil(ready / STEP_MS) * STEP_MS;
  const isOpen = (moment: number) => isOpenAt(new Date(moment));
  const visit = { startsAt: new Date(first), endsAt: new Date(first + VISIT_MS) };
  if (isOpen(first) === undefined) return visit;
  for (let step = 0; step < LOOK_AHEAD_STEPS; step += 1) {
    const startsAt = first + step * STEP_MS;
    if (!isOpen(startsAt)) continue;
    let endsAt = startsAt + STEP_MS;
    while (endsAt - startsAt < 4 * VISIT_MS && isOpen(endsAt)) endsAt += STEP_MS;
    return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  }
  return visit;
};

/** Where a shop is, on one line. */
export const placeOf = (shop: Shop): string => [shop.name, ...shop.street, placeLine(shop)].filter(Boolean).join(", ");
