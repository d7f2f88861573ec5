import type { Schedule } from "#sandbox/core/columns/schedule.ts";
import { childOf, childrenOf, element, textElement, textIn, textOf, type XmlElement } from "./xml-element.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Tells hours of some days; nothing for all hours of every day. */
export const recurrenceElement = (hours: Schedule | undefined): XmlElement | undefined => {
  if (!hours) return undefined;
  const { weekdays: days, from, until } = hours;
  return element(
    "recurrence",
    {},
    days ? element("day-of-week", {}, ...days.map((day) => element("weekday", {}, weekdays[day - 1]))) : undefined,
    (from ?? until)
      ? element(
          "time-of-day",
          {},
          textElement("time-from", from && `${from}:00`),
          textElement("time-to", until && `${until}:00`),
        )
      : undefined,
  );
};

/** Reads the hours of a schedule, in the time of the site. */
export const hoursIn = (schedule: XmlElement | undefined, timeZone: string): { hours?: Schedule } => {
  const recurrence = childOf(schedule, "recurrence");
  if (!recurrence) return {};
  const days = childrenOf(childOf(recurrence, "day-of-week"), "weekday").map(
    (day) => weekdays.indexOf(textOf(day)) + 1,
  );
  const time = childOf(recurrence, "time-of-day");
  const hour = (name: string) => textIn(time, name)?.slice(0, 5);
  const [from, until] = [hour("time-from"), hour("time-to")];
  return {
    hours: {
      timeZone,
      ...(days.length > 0 ? { weekdays: days } : {}),
      ...(from ? { from } : {}),
      ...(until ? { until } : {}),
    },
  };
};
