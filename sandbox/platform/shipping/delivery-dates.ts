import { LRUCache } from "lru-cache";
import { DateTime } from "luxon";
import {
  type Day,
  type DayRule,
  dayOf,
  daysBefore,
  daysLater,
  nextDay,
  textOfDay,
  weekdayOf,
} from "./business-days.ts";
import type { HolidayCalendar } from "./holidays.ts";
import type { ParcelCare } from "./parcel-care.ts";
import type { Route } from "./shipping-geography.ts";
import type { ShippingMethod } from "./shipping-method.ts";

/** How many days ahead a shopper may wish a parcel for. */
export const DATE_WANTED_DAYS = 60;

/** Hours of the day between which parcels arrive. */
const FIRST_HOUR = 9;
const LAST_HOUR = 20;

/** Why a parcel is held back by the merchant's rules of care, for example `heat-hold`. */
export type HoldReason = ParcelCare["names"]["hold"];

/** When a parcel leaves and arrives if it is ordered now. */
export interface DeliveryQuote {
  shipDay: Day;
  earliest: Day;
  latest: Day;
  /** First and last moment of the delivery. */
  startAt: Date;
  endAt: Date;
  /** Until when the order must come for this to hold. */
  orderCutoffAt: Date;
  /** The time zone of the warehouse, in which the days are counted. */
  zone: string;
  /** What makes it later than the days on the road alone: care first, else the first holiday; empty without. */
  delay: { reason?: HoldReason | "holiday"; holiday?: string };
}

/** The days a parcel may be wished for. */
export interface DateWantedRange {
  start: Day;
  end: Day;
  /** Days between them on which it cannot arrive. */
  blocked: readonly Day[];
  /** Why, day by day. */
  reasons: ReadonlyMap<Day, BlockedReason>;
}

/**
 * Why a parcel cannot arrive on a day: the carrier does not come, it is a holiday where it goes, what needs care does
 * not leave on the day it would have to, or the warehouse is closed then.
 */
export type BlockedReason =
  | { reason: HoldReason | "no-delivery" | "warehouse-closed" }
  | { reason: "holiday"; holiday: string };

/** What the dates of a method depend on. */
export interface DatesSituation {
  route: Route;
  holidayOn: HolidayCalendar;
  /** Whether anything in the parcel needs care. */
  needsCare: boolean;
  now: Date;
}

const isWorkday = (day: Day) => weekdayOf(day) >= 1 && weekdayOf(day) <= 5;

/** Which days the warehouse packs and hands over, and which days parcels arrive. */
const rulesOf = (method: ShippingMethod, { route, holidayOn, needsCare }: DatesSituation) => {
  const { origin, region, care } = route;
  const packs: DayRule = (day) => isWorkday(day) && holidayOn(origin.country, origin.region, day) === null;
  const isOpen: DayRule = (day) => packs(day) && !origin.blackouts.has(day);
  const holdOn = (day: Day): HoldReason | null =>
    needsCare && care?.isGiven(route, day) === true && !care.leavesOn(day) ? care.names.hold : null;
  const ships: DayRule = (day) => isOpen(day) && holdOn(day) === null;
  const delivers: DayRule = (day) =>
    (isWorkday(day) || (method.deliversOnSaturday && weekdayOf(day) === 6)) &&
    holidayOn(region.country, region.region, day) === null;
  /** The first holiday on a workday between two days: of the warehouse until the parcel leaves, then where it goes. */
  const holidayBetween = (from: Day, shipDay: Day, to: Day): string | null => {
    for (let day = from; day <= to; day += 1) {
      const { country, region: place } = day <= shipDay ? origin : region;
      const holiday = isWorkday(day) ? holidayOn(country, place, day) : null;
      if (holiday !== null) return holiday;
    }
    return null;
  };
  return { packs, ships, delivers, isOpen, holdOn, holidayBetween };
};

const transitOf = (method: ShippingMethod, { route }: DatesSituation) =>
  route.zone === null ? undefined : method.transitDays[route.zone];

/** The day it is at the warehouse. */
const todayIn = ({ route, now }: { route: Pick<DatesSituation["route"], "origin">; now: Date }): Day =>
  dayOf(DateTime.fromJSDate(now, { zone: route.origin.timeZone }).toISODate() ?? "") ?? 0;

/**
 * The day orders of this moment are packed: today until the cut-off hour of the warehouse, else its next business day.
 */
const orderDay = ({ route: { origin }, now }: DatesSituation, packs: DayRule): Day | null => {
  const { hour } = DateTime.fromJSDate(now, { zone: origin.timeZone });
  const today = todayIn({ route: { origin }, now });
  return nextDay(hour < origin.cutOffHour ? today : today + 1, packs);
};

/** Moments already worked out: every basket asks for the same few, and a time zone's offset is slow to find. */
const moments = new LRUCache<string, number>({ max: 1000 });

const momentOf = (day: Day, hour: number, zone: string): Date => {
  const key = `${day} ${hour} ${zone}`;
  const moment =
    moments.get(key) ??
    DateTime.fromISO(`${textOfDay(day)}T${String(hour).padStart(2, "0")}:00:00`, { zone }).toMillis();
  moments.set(key, moment);
  return new Date(moment);
};

/** When a parcel arrives that is ordered now; null for a method that does not say how long it takes there. */
export const deliveryQuote = (method: ShippingMethod, situation: DatesSituation): DeliveryQuote | null => {
  const transit = transitOf(method, situation);
  if (!transit) return null;
  const { origin } = situation.route;
  const { packs, ships, delivers, isOpen, holdOn, holidayBetween } = rulesOf(method, situation);
  const ordered = orderDay(situation, packs);
  const packed = ordered === null ? null : daysLater(ordered, origin.packingDays, packs);
  const shipDay = packed === null ? null : nextDay(packed, ships);
  if (ordered === null || shipDay === null) return null;
  const earliest = daysLater(shipDay, transit[0], delivers);
  const latest = daysLater(shipDay, transit[1], delivers);
  if (earliest === null || latest === null) return null;
  const couldLeave = nextDay(packed ?? shipDay, isOpen) ?? shipDay;
  const holiday = holidayBetween(todayIn(situation), shipDay, latest);
  const hold = holdOn(couldLeave);
  return {
    shipDay,
    earliest,
    latest,
    startAt: momentOf(earliest, FIRST_HOUR, origin.timeZone),
    endAt: momentOf(latest, LAST_HOUR, origin.timeZone),
    orderCutoffAt: momentOf(ordered, origin.cutOffHour, origin.timeZone),
    zone: origin.timeZone,
    delay: hold ? { reason: hold } : holiday === null ? {} : { reason: "holiday", holiday },
  };
};

/** The day a parcel must leave to arrive on the day wished for at the latest; null when it cannot arrive then. */
export const shipDayFor = (wanted: Day, method: ShippingMethod, situation: DatesSituation): Day | null => {
  const quote = deliveryQuote(method, situation);
  const transit = transitOf(method, situation);
  if (!quote || !transit) return null;
  const { ships, delivers } = rulesOf(method, situation);
  if (!delivers(wanted)) return null;
  const shipDay = daysBefore(wanted, transit[1], delivers);
  return shipDay !== null && shipDay >= quote.shipDay && ships(shipDay) ? shipDay : null;
};

/** The days a parcel may be wished for, so that a calendar can grey the others out; null when there is none. */
export const dateWantedRange = (method: ShippingMethod, situation: DatesSituation): DateWantedRange | null => {
  const quote = deliveryQuote(method, situation);
  const transit = transitOf(method, situation);
  if (!quote || !transit) return null;
  const { ships, delivers, isOpen, holdOn } = rulesOf(method, situation);
  const { region } = situation.route;
  const leavesFor = (day: Day) => daysBefore(day, transit[1], delivers);
  const isPossible = (day: Day) => {
    if (!delivers(day)) return false;
    const shipDay = leavesFor(day);
    return shipDay !== null && shipDay >= quote.shipDay && ships(shipDay);
  };
  const reasonOf = (day: Day): BlockedReason => {
    const holiday = situation.holidayOn(region.country, region.region, day);
    if (holiday !== null) return { reason: "holiday", holiday };
    if (!delivers(day)) return { reason: "no-delivery" };
    const shipDay = leavesFor(day);
    const hold = shipDay !== null && isOpen(shipDay) ? holdOn(shipDay) : null;
    return { reason: hold ?? "warehouse-closed" };
  };
  const start = nextDay(quote.latest, isPossible);
  if (start === null) return null;
  const end = start + DATE_WANTED_DAYS;
  const reasons = new Map<Day, BlockedReason>();
  for (let day = start; day <= end; day += 1) if (!isPossible(day)) reasons.set(day, reasonOf(day));
  return { start, end, blocked: [...reasons.keys()], reasons };
};
