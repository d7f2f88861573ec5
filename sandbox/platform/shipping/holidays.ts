import Holidays from "date-holidays";
import { type Day, dayOf } from "./business-days.ts";

/** The public holiday a day is in a country, or in one of its states or provinces; null for an ordinary day. */
export type HolidayCalendar = (country: string, region: string | null, day: Day) => string | null;

/** Public holidays as the package `date-holidays` knows them; each place and year is worked out once. */
export const createHolidayCalendar = (): HolidayCalendar => {
  const known = new Map<string, ReadonlyMap<Day, string>>();

  const holidaysOf = (country: string, region: string | null, year: number): ReadonlyMap<Day, string> => {
    const key = `${country}/${region ?? ""}/${year}`;
    const before = known.get(key);
    if (before) return before;
    const calendar = region === null ? new Holidays(country) : new Holidays(country, region);
    const days = (calendar.getHolidays(year) || [])
      .filter(({ type }) => type === "public")
      .flatMap(({ date, name }): [Day, string][] => {
        const day = dayOf(date.slice(0, 10));
        return day === null ? [] : [[day, name]];
      });
    const found = new Map(days);
    known.set(key, found);
    return found;
  };

  return (country, region, day) =>
    holidaysOf(country, region, new Date(day * 86_400_000).getUTCFullYear()).get(day) ?? null;
};
