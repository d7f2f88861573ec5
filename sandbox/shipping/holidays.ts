import Holidays from "date-holidays";
import { type Day, dayOf } from "./business-days.ts";

/** Whether a day is a public holiday of a country, or of one of its states or provinces. */
export type HolidayCalendar = (country: string, region: string | null, day: Day) => boolean;

/** Public holidays as the package `date-holidays` knows them; each place and year is worked out once. */
export const createHolidayCalendar = (): HolidayCalendar => {
  const known = new Map<string, ReadonlySet<Day>>();

  const holidaysOf = (country: string, region: string | null, year: number): ReadonlySet<Day> => {
    const key = `${country}/${region ?? ""}/${year}`;
    const before = known.get(key);
    if (before) return before;
    const calendar = region === null ? new Holidays(country) : new Holidays(country, region);
    const days = (calendar.getHolidays(year) || [])
      .filter(({ type }) => type === "public")
      .flatMap(({ date }) => dayOf(date.slice(0, 10)) ?? []);
    const found = new Set(days);
    known.set(key, found);
    return found;
  };

  return (country, region, day) => holidaysOf(country, region, new Date(day * 86_400_000).getUTCFullYear()).has(day);
};
