import { DateTime } from "luxon";

/** The days that shops dress for. */
export type Occasion = "newYear" | "valentine" | "easter" | "mothersDay" | "halloween" | "blackFriday" | "christmas";

/** A day as a moment that an editor wants to see: everything for it stands then. */
export interface NextOccasion {
  occasion: Occasion;
  /** Milliseconds since 1970. */
  moment: number;
}

/** Easter Sunday of the western churches, by the anonymous Gregorian rule. */
const easter = (year: number): DateTime => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return DateTime.local(year, 3, 22).plus({ days: epact + toSunday - 7 * late });
};

/** The first, second, … weekday (Monday is 1) of a month. */
const weekdayOf = (year: number, month: number, weekday: number, nth: number): DateTime => {
  const first = DateTime.local(year, month, 1);
  return first.plus({ days: ((weekday - first.weekday + 7) % 7) + (nth - 1) * 7 });
};

const HOUR = 9;
const WEEK = { days: 7 };

/** When each is looked at: a week ahead, when its pages stand and its clocks run; the sale on its own day. */
const momentIn: Record<Occasion, (year: number) => DateTime> = {
  newYear: (year) => DateTime.local(year, 12, 29),
  valentine: (year) => DateTime.local(year, 2, 14).minus(WEEK),
  easter: (year) => easter(year).minus(WEEK),
  mothersDay: (year) => weekdayOf(year, 5, 7, 2).minus(WEEK),
  halloween: (year) => DateTime.local(year, 10, 31).minus(WEEK),
  blackFriday: (year) => weekdayOf(year, 11, 4, 4).plus({ days: 1 }),
  christmas: (year) => DateTime.local(year, 12, 25).minus(WEEK),
};

/** Each occasion as it comes next, at nine in the morning of the editor's own zone, the nearest first. */
export const nextOccasions = (now: number): NextOccasion[] => {
  const { year } = DateTime.fromMillis(now);
  return (Object.keys(momentIn) as Occasion[])
    .flatMap((occasion) => {
      const moments = [year, year + 1].map((each) => momentIn[occasion](each).set({ hour: HOUR }).toMillis());
      const moment = moments.find((each) => each > now);
      return moment === undefined ? [] : [{ occasion, moment }];
    })
    .toSorted((one, other) => one.moment - other.moment);
};
