import { weekdays, type Shop, type Weekday } from "./shop.ts";

/** Whether a shop is open, as a code; times as `HH:MM`. */
export type OpenStatus =
  | { kind: "open"; until: string }
  | { kind: "opensToday"; at: string }
  | { kind: "opensLater"; day: Weekday; at: string }
  | { kind: "closed" }
  | { kind: "unknown" };

/** Opening times are judged in this zone (shops-5). */
const ZONE = "America/Los_Angeles";

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: ZONE,
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const calendar = new Intl.DateTimeFormat("en-CA", {
  timeZone: ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The date so many days after a day, as `YYYY-MM-DD`. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Date, day of the week (Monday is 0) and time of day where the shops are. */
export const localTime = (now: Date): { date: string; day: number; time: string } => {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    date: calendar.format(now),
    day: weekdays.indexOf((parts["weekday"] ?? "").toLowerCase() as Weekday),
    time: `${parts["hour"]}:${parts["minute"]}`,
  };
};

/**
 * Whether a shop is open now, until when, or when it opens next. A span that ends before it begins goes on past
 * midnight; one that ends when it begins is no span; a day with times of its own does not follow its weekday. `unknown`
 * when the shop tells no times.
 */
export const openStatus = (hours: Shop["hours"], now: Date, holidayHours: Shop["holidayHours"] = {}): OpenStatus => {
  if (!hours) return { kind: "unknown" };
  const { date, day: today, time } = localTime(now);
  const spansOf = (ahead: number) =>
    (holidayHours[dateAfter(date, ahead)] ?? hours[(today + ahead + 7) % 7]?.spans ?? []).filter(
      ({ open, close }) => open !== close,
    );

  const sinceYesterday = spansOf(-1).find(({ open, close }) => close < open && time < close);
  if (sinceYesterday) return { kind: "open", until: sinceYesterday.close };
  const running = spansOf(0).find(({ open, close }) => time >= open && (time < close || close < open));
  if (running) return { kind: "open", until: running.close };

  const times = spansOf(0)
    .map(({ open }) => open)
    .filter((open) => open > time)
    .sort();
  if (times[0] !== undefined) return { kind: "opensToday", at: times[0] };
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const [first] = spansOf(ahead)
      .map(({ open }) => open)
      .sort();
    const day = weekdays[(today + ahead) % 7];
    if (first !== undefined && day) return { kind: "opensLater", day, at: first };
  }
  return { kind: "closed" };
};

/** When a shop opens on the day that it is where the shops are, in the order of the day; none when it stays shut. */
export const todaysSpans = (
  { hours, holidayHours = {} }: Pick<Shop, "hours" | "holidayHours">,
  now: Date,
): { open: string; close: string }[] => {
  const { date, day } = localTime(now);
  return (holidayHours[date] ?? hours?.[day]?.spans ?? [])
    .filter(({ open, close }) => open !== close)
    .toSorted((one, other) => one.open.localeCompare(other.open));
};

/** Only shops of this state tell whether they are open (shops-6). */
export const tellsOpenStatus = ({ countryCode, stateCode }: Pick<Shop, "countryCode" | "stateCode">): boolean =>
  countryCode === "US" && stateCode === "CA";
