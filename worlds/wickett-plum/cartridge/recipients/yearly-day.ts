import { DateTime } from "luxon";

/** A day of every year; `year` is the first one, where it is known. */
export interface YearlyDay {
  month: number;
  day: number;
  year?: number | null;
}

/** Days before the day on which its mail goes, and the hour. */
export const REMINDER_DAYS = 10;
const REMINDER_HOUR = 9;

/** 29 February is a day of the year, too; without a year every leap day counts. */
const LEAP_YEAR = 2000;

/** Whether the calendar has the day. */
export const isDayOfYear = ({ month, day, year }: YearlyDay): boolean =>
  DateTime.utc(year ?? LEAP_YEAR, month, day).isValid;

/** The day in a year; who was born on a leap day has the birthday on 28 February in other years. */
export const dayInYear = ({ month, day }: YearlyDay, year: number, zone: string): DateTime<true> => {
  const exact = DateTime.fromObject({ year, month, day }, { zone });
  if (exact.isValid) return exact;
  const last = DateTime.fromObject({ year, month, day: 28 }, { zone });
  if (!last.isValid) throw new Error(`${month}/${day} is no day of a year.`);
  return last;
};

const yearOf = (moment: Date, zone: string): number => DateTime.fromJSDate(moment, { zone }).year;

/** The next time the day comes, today included: `YYYY-MM-DD` in a time zone. */
export const nextOn = (yearly: YearlyDay, now: Date, zone: string): string => {
  const today = DateTime.fromJSDate(now, { zone }).startOf("day");
  const thisYear = dayInYear(yearly, today.year, zone);
  return (thisYear >= today ? thisYear : dayInYear(yearly, today.year + 1, zone)).toISODate();
};

/** When the mail before the day goes next, later than `now`. */
export const nextReminder = (yearly: YearlyDay, now: Date, zone: string): Date => {
  const mailFor = (year: number) =>
    dayInYear(yearly, year, zone).minus({ days: REMINDER_DAYS }).set({ hour: REMINDER_HOUR });
  const first = yearOf(now, zone);
  // In the last days of December the mail for a day in January is due, so three years are looked at.
  const due = [first, first + 1, first + 2].map(mailFor).find((moment) => moment.toMillis() > now.getTime());
  if (!due) throw new Error("A yearly day always comes again.");
  return due.toJSDate();
};
