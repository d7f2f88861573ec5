import type { Gift, Occasion, People, Person, PersonDate } from "#app/commerce-api/people.ts";

/** A day of the gift calendar: of somebody, or of the shop. */
export type CalendarEntry =
  | { kind: "person"; on: string; person: Person; date: PersonDate; lastYear: Gift | null }
  | { kind: "occasion"; on: string; occasion: Occasion };

/** The days of one month, `YYYY-MM`. */
export interface CalendarMonth {
  month: string;
  entries: CalendarEntry[];
}

const DAY_MS = 86_400_000;

/** Days around the same day of the year before within which a gift counts as the one for it. */
const BEFORE_DAYS = 45;
const AFTER_DAYS = 10;

/** What somebody got for a day a year ago. */
export const giftOfLastYear = (gifts: readonly Gift[], on: string): Gift | null => {
  const then = Date.parse(on) - 365 * DAY_MS;
  return (
    gifts.find(({ orderedAt }) => {
      const days = (Date.parse(orderedAt) - then) / DAY_MS;
      return days >= -BEFORE_DAYS && days <= AFTER_DAYS;
    }) ?? null
  );
};

/** The coming twelve months in their order; a month without a day is left out. */
export const calendarMonths = ({ data, occasions }: Pick<People, "data" | "occasions">): CalendarMonth[] => {
  const entries: CalendarEntry[] = [
    ...data.flatMap((person) =>
      person.dates.map((date): CalendarEntry => ({
        kind: "person",
        on: date.on,
        person,
        date,
        lastYear: giftOfLastYear(person.gifts, date.on),
      })),
    ),
    ...occasions.map((occasion): CalendarEntry => ({ kind: "occasion", on: occasion.on, occasion })),
  ];
  const months = new Map<string, CalendarEntry[]>();
  for (const entry of entries.sort((one, other) => one.on.localeCompare(other.on))) {
    const month = entry.on.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months].map(([month, list]) => ({ month, entries: list }));
};
