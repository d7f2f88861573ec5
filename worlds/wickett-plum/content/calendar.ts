const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_PER_WEEK = 7;

/** A day that comes every year, as midnight UTC. */
export type YearlyDay = (year: number) => Date;

const day = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month - 1, date));

/** The same date every year. */
export const dateOf =
  (month: number, date: number): YearlyDay =>
  (year) =>
    day(year, month, date);

/** The first, second, … weekday of a month; 0 is Sunday. */
export const weekdayOfMonth =
  (nth: number, weekday: number, month: number): YearlyDay =>
  (year) => {
    const offset = (weekday - day(year, month, 1).getUTCDay() + DAYS_PER_WEEK) % DAYS_PER_WEEK;
    return day(year, month, 1 + offset + (nth - 1) * DAYS_PER_WEEK);
  };

/** Easter Sunday of the western churches, by the anonymous Gregorian rule. */
export const easterSunday: YearlyDay = (year) => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % DAYS_PER_WEEK;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * correction + 114;
  return day(year, Math.floor(days / 31), (days % 31) + 1);
};

/** A yearly day, moved by so many days. */
export const daysFrom =
  (yearly: YearlyDay, days: number): YearlyDay =>
  (year) =>
    new Date(yearly(year).getTime() + days * DAY_MS);

/** The next time a yearly day comes after a moment. */
export const nextAfter = (now: Date, yearly: YearlyDay): Date => {
  const year = now.getUTCFullYear();
  const thisYears = yearly(year);
  return thisYears > now ? thisYears : yearly(year + 1);
};

/**
 * A span that comes every year and is running or comes next: from the start of its first day up to the end of its last.
 */
export const nextSpan = (now: Date, first: YearlyDay, days: number): { start: Date; end: Date } => {
  const year = now.getUTCFullYear();
  const starts = [year - 1, year, year + 1].map(first);
  const start = starts.find((each) => each.getTime() + days * DAY_MS > now.getTime()) ?? first(year + 1);
  return { start, end: new Date(start.getTime() + days * DAY_MS) };
};

/** The days that the shop dresses for. */
export const valentinesDay = dateOf(2, 14);
export const mothersDay = weekdayOfMonth(2, 0, 5);
export const fathersDay = weekdayOfMonth(3, 0, 6);
export const halloween = dateOf(10, 31);
export const christmas = dateOf(12, 25);
/** The Friday after the American Thanksgiving. */
export const blackFriday = daysFrom(weekdayOfMonth(4, 4, 11), 1);
