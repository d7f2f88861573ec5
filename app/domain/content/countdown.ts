/** What is left until a moment, in whole units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The moment a countdown runs to, moved by an optional timezone offset in hours; undefined for what is no date. */
export const countdownTarget = (date: unknown, offsetHours = 0): number | undefined => {
  const moment = typeof date === "string" ? Date.parse(date) : NaN;
  return Number.isNaN(moment) ? undefined : moment - offsetHours * HOUR_MS;
};

/** The moment that the countdown of an item runs to; undefined when it is not enabled or has no date. */
export const countdownOf = (timer: Readonly<Record<string, unknown>>): number | undefined =>
  timer.countdownEnable === true ? countdownTarget(timer.date, Number(timer.timezoneOffset) || 0) : undefined;

/** What is left, or null once the moment has passed. Both in milliseconds since 1970. */
export const timeLeft = (target: number, now: number): TimeLeft | null => {
  const left = target - now;
  if (left <= 0) return null;
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  };
};

/** At least two digits: 7 is 07 (content-10). */
export const twoDigits = (value: number): string => String(value).padStart(2, "0");
