import { DateTime } from "luxon";
import { DEFAULT_LANGUAGE } from "#sandbox/core/resources.ts";
import { textOfDay } from "./business-days.ts";
import type { HoldReason } from "./delivery-dates.ts";
import type { ShippingOffer } from "./shipping-offer.ts";

/** Why a parcel comes later than its days on the road alone would let it, or on one day alone. */
export type ArrivalReason = HoldReason | "chosen" | "holiday" | "late";

/**
 * When a parcel arrives, said once for every screen and letter (shipping-26). Days are days of a calendar
 * (`2026-11-25`) where the parcel leaves, so that no reader's own time zone moves them.
 */
export interface ArrivalPromise {
  earliest: string;
  latest: string;
  /** The time zone the days are counted in (`America/Los_Angeles`). */
  zone: string;
  reason?: ArrivalReason;
  /** The holiday of that reason. */
  holiday?: string;
}

/** What is promised with an offer: the day wished for, else the days of the method; null where nothing can be said. */
export const arrivalPromise = ({
  delivery,
  wanted,
}: Pick<ShippingOffer, "delivery" | "wanted">): ArrivalPromise | null => {
  if (!delivery) return null;
  const { zone, delay } = delivery;
  if (!wanted) return { earliest: textOfDay(delivery.earliest), latest: textOfDay(delivery.latest), zone, ...delay };
  if (wanted.shipDay === null) return null;
  const day = textOfDay(wanted.day);
  return { earliest: day, latest: day, zone, reason: "chosen" };
};

/** Whether two promises name the same days. */
export const isSameArrival = (one: ArrivalPromise | undefined, other: ArrivalPromise | undefined): boolean =>
  one?.earliest === other?.earliest && one?.latest === other?.latest;

const WORKDAYS = 5;

/**
 * The promise of a parcel that left after the day it was due: later by as many days, and not on a weekend. One that
 * left in time keeps its own.
 */
export const afterLeaving = (promise: ArrivalPromise, shipDueDay: string | undefined, leftAt: Date): ArrivalPromise => {
  const { zone } = promise;
  const left = DateTime.fromJSDate(leftAt, { zone }).startOf("day");
  const due = DateTime.fromISO(shipDueDay ?? "", { zone });
  const late = due.isValid ? Math.round(left.diff(due, "days").days) : 0;
  if (late <= 0) return promise;
  let day = DateTime.fromISO(promise.latest, { zone }).plus({ days: late });
  while (day.weekday > WORKDAYS) day = day.plus({ days: 1 });
  const latest = day.toISODate() ?? promise.latest;
  return { earliest: latest, latest, zone, reason: "late" };
};

/** Hour of the last day at which a parcel is there: noon, which is the same day in Greenwich as well. */
const ARRIVAL_HOUR = 12;

/** The moment a parcel is there that keeps its promise. */
export const arrivalMoment = ({ latest, zone }: ArrivalPromise): Date =>
  DateTime.fromISO(latest, { zone }).set({ hour: ARRIVAL_HOUR }).toJSDate();

const dayWords = (day: string, locale: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });

/** How days are written in a language. */
interface DayWords {
  locale: string;
  /** From one day to another. */
  range: (earliest: string, latest: string) => string;
}

const english: DayWords = { locale: DEFAULT_LANGUAGE, range: (earliest, latest) => `${earliest} to ${latest}` };

/** The days of a promise in a letter, as the shop's screens write them: `Wed, Nov 25 to Mon, Nov 30`. */
export const arrivalWords = (
  { earliest, latest }: Pick<ArrivalPromise, "earliest" | "latest">,
  { locale, range } = english,
): string =>
  earliest === latest ? dayWords(earliest, locale) : range(dayWords(earliest, locale), dayWords(latest, locale));
