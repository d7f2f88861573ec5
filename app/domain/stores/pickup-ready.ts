import { dateAfter, localTime, tellsOpenStatus } from "./open-status.ts";
import type { Shop } from "./shop.ts";

/** From when an order can be picked up: a day (`YYYY-MM-DD`) and a time (`HH:MM`) where the shop is. */
export interface PickupReady {
  date: string;
  at: string;
}

/** Opening hours a shop takes to pack an order. */
export const PACKING_HOURS = 2;

/** Times are told in steps of so many minutes. */
const STEP = 30;

/** How many days ahead a shop's times are looked at. */
const DAYS_AHEAD = 8;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * When a shop has packed what was ordered at a moment: two opening hours later, on the half hour, and on the next day
 * it is open where it closes before. Nothing for a shop that tells no times, that is closed for the time being, or
 * whose time of day we do not know.
 */
export const pickupReady = (shop: Shop, orderedAt: Date): PickupReady | null => {
  const { hours, holidayHours = {} } = shop;
  if (!hours || shop.isTemporarilyClosed || !tellsOpenStatus(shop)) return null;
  const { date: today, day: weekday, time } = localTime(orderedAt);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = dateAfter(today, ahead);
    const spans = holidayHours[date] ?? hours[(weekday + ahead) % 7]?.spans ?? [];
    const begun = ahead === 0 ? minutesOf(time) : 0;
    for (const { open, close } of [...spans].sort((one, other) => one.open.localeCompare(other.open))) {
      const end = close < open ? 24 * 60 : minutesOf(close);
      const ready = Math.ceil((Math.max(minutesOf(open), begun) + PACKING_HOURS * 60) / STEP) * STEP;
      if (open !== close && ready < end) return { date, at: timeOf(ready) };
    }
  }
  return null;
};

/** Whether that day is today where the shop is; null where it is over. */
export const isReadyToday = ({ date }: PickupReady, now: Date): boolean | null => {
  const { date: today } = localTime(now);
  return date < today ? null : date === today;
};
