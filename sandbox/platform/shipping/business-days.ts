/** A day as the number of days since 1 January 1970, without a time of day. */
export type Day = number;

const DAY_MS = 86_400_000;

/** The day a `YYYY-MM-DD` names; null for another text and for days that do not exist. */
export const dayOf = (text: string): Day | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(instant) || textOfDay(instant / DAY_MS) !== text ? null : instant / DAY_MS;
};

/** `YYYY-MM-DD`. */
export const textOfDay = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7;

/** 0 for January. */
export const monthOf = (day: Day): number => new Date(day * DAY_MS).getUTCMonth();

/** Whether something happens on a day. */
export type DayRule = (day: Day) => boolean;

/** Looks no further than this many days; nobody is closed for longer. */
const HORIZON = 60;

/** The first day from `day` on (itself included) that a rule allows; null when there is none for two months. */
export const nextDay = (day: Day, allows: DayRule): Day | null => {
  for (let each = day; each <= day + HORIZON; each += 1) if (allows(each)) return each;
  return null;
};

/** The last day up to `day` (itself included) that a rule allows; null when there is none for two months. */
export const previousDay = (day: Day, allows: DayRule): Day | null => {
  for (let each = day; each >= day - HORIZON; each -= 1) if (allows(each)) return each;
  return null;
};

/** The day that comes so many allowed days after another. */
export const daysLater = (day: Day, count: number, allows: DayRule): Day | null => {
  let current: Day | null = day;
  for (let left = count; left > 0 && current !== null; left -= 1) current = nextDay(current + 1, allows);
  return current;
};

/** The day that lies so many allowed days before another. */
export const daysBefore = (day: Day, count: number, allows: DayRule): Day | null => {
  let current: Day | null = day;
  for (let left = count; left > 0 && current !== null; left -= 1) current = previousDay(current - 1, allows);
  return current;
};

const isWorkday: DayRule = (day) => weekdayOf(day) > 0 && weekdayOf(day) < 6;

/** The moment so many business days after another, at the same time of the day; holidays are not known here. */
export const afterWorkdays = (moment: Date, count: number): Date => {
  const begun = Math.floor(moment.getTime() / DAY_MS);
  const reached = daysLater(begun, count, isWorkday) ?? begun + count;
  return new Date(moment.getTime() + (reached - begun) * DAY_MS);
};
