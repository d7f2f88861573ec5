import type { HolidayHours, WeekHours } from "#sandbox/platform/stores/store.ts";

type Day = WeekHours["monday"];

/** Opening times of one day, for example `open("09:30-13:00", "15:00-19:00")`. */
const open = (...spans: string[]): Day =>
  spans.map((span) => {
    const [from = "", until = ""] = span.split("-");
    return { open: from, close: until };
  });
const closed: Day = [];

const week = (weekdays: Day, saturday: Day, sunday: Day): WeekHours => ({
  monday: weekdays,
  tuesday: weekdays,
  wednesday: weekdays,
  thursday: weekdays,
  friday: weekdays,
  saturday,
  sunday,
});

/** Most shops. */
export const daily = week(open("10:00-20:00"), open("09:00-20:00"), open("11:00-18:00"));

/** Shops in malls. */
export const mall = week(open("10:00-21:00"), open("10:00-21:00"), open("11:00-19:00"));

/** Shops of small towns. */
export const closedSundays = week(open("10:00-18:00"), open("10:00-17:00"), closed);

/** Shops that rest after the weekend. */
export const closedMondays: WeekHours = { ...daily, monday: closed, tuesday: open("11:00-18:00") };

/** Shops that close for lunch. */
export const withSiesta = week(open("09:30-13:00", "15:00-19:00"), open("10:00-19:00"), open("12:00-17:00"));

/** Shops that sell to people on their way home from the theater, past midnight. */
export const lateNights: WeekHours = {
  ...week(open("11:00-22:00"), open("11:00-02:00"), open("12:00-21:00")),
  friday: open("11:00-02:00"),
};

/** Three times a day on weekdays, for people who change trains. */
export const trainTimes = week(open("06:30-10:00", "11:30-14:00", "16:00-20:30"), open("08:00-18:00"), closed);

/** As it was typed by mistake: on Wednesdays it closes the moment it opens. */
export const mistyped: WeekHours = { ...closedSundays, wednesday: open("10:00-10:00") };

/** Long before Christmas, short before and on the holidays; the same days every shop with holiday hours keeps. */
export const holidays: HolidayHours = {
  "2026-11-26": closed,
  "2026-11-27": open("07:00-22:00"),
  "2026-12-24": open("09:00-15:00"),
  "2026-12-25": closed,
  "2026-12-31": open("10:00-16:00"),
  "2027-01-01": closed,
  "2027-07-04": open("12:00-16:00"),
};

/** The same in Canada. */
export const canadianHolidays: HolidayHours = {
  "2026-12-24": open("09:00-15:00"),
  "2026-12-25": closed,
  "2026-12-26": open("08:00-20:00"),
  "2027-01-01": closed,
  "2027-07-01": closed,
};
