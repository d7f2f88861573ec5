/** A day as text, `2026-12-24`; days have no time of day and no zone. */
export type DayText = string;

const DAY_MS = 86_400_000;

const momentOf = (day: DayText): Date => new Date(`${day}T00:00:00Z`);
const textOf = (moment: Date): DayText => moment.toISOString().slice(0, 10);

/** A day as a moment for formatting in UTC. */
export const dateOf = (day: DayText): Date => new Date(`${day}T12:00:00Z`);

/** Today where the shopper is. */
export const todayText = (now: Date): DayText =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** The day so many days later, or earlier. */
export const plusDays = (day: DayText, count: number): DayText =>
  textOf(new Date(momentOf(day).getTime() + count * DAY_MS));

const lastDayOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The same day so many months later; the last of the month where it is shorter. */
export const plusMonths = (day: DayText, count: number): DayText => {
  const from = momentOf(day);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count, 1));
  const date = Math.min(from.getUTCDate(), lastDayOfMonth(first.getUTCFullYear(), first.getUTCMonth()));
  return textOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), date)));
};

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: DayText): number => momentOf(day).getUTCDay();

/** The first day of the month of a day. */
export const monthStart = (day: DayText): DayText => `${day.slice(0, 8)}01`;

/** The weeks of the month of a day, Sunday first as both countries have it; null stands for days of other months. */
export const weeksOf = (day: DayText): (DayText | null)[][] => {
  const start = monthStart(day);
  const count = lastDayOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1);
  const cells = [
    ...Array.from({ length: weekdayOf(start) }, () => null),
    ...Array.from({ length: count }, (_, index) => plusDays(start, index)),
  ];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, index) => cells[week * 7 + index] ?? null),
  );
};

/**
 * Where a key leads in a grid of days, as the ARIA practices have it: arrows by a day or a week, Home and End to the
 * ends of the week, PageUp and PageDown by a month, with Shift by a year. Null for other keys; never beyond `from` and
 * `to`.
 */
export const dayAfterKey = (
  day: DayText,
  { key, shiftKey = false }: { key: string; shiftKey?: boolean },
  { from, to }: { from: DayText; to: DayText },
): DayText | null => {
  const moves: Record<string, () => DayText> = {
    ArrowLeft: () => plusDays(day, -1),
    ArrowRight: () => plusDays(day, 1),
    ArrowUp: () => plusDays(day, -7),
    ArrowDown: () => plusDays(day, 7),
    Home: () => plusDays(day, -weekdayOf(day)),
    End: () => plusDays(day, 6 - weekdayOf(day)),
    PageUp: () => plusMonths(day, shiftKey ? -12 : -1),
    PageDown: () => plusMonths(day, shiftKey ? 12 : 1),
  };
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (!move) return null;
  const next = move();
  return next < from ? from : next > to ? to : next;
};
