import type { BasketShipment } from "./basket-document.ts";
import { isPickupShipment } from "./basket-kind.ts";

/** Why a parcel comes later than its days on the road alone would let it, or on one day alone. */
export type ArrivalReason = "chosen" | "heat-hold" | "holiday" | "late";

/** When a parcel arrives (shipping-26): days of a calendar (`2026-11-25`), which no reader's time zone moves. */
export interface ArrivalPromise {
  earliest: string;
  latest: string;
  /** The time zone they are counted in. */
  zone: string;
  reason?: ArrivalReason;
  /** The holiday of that reason, in the backend's words. */
  holiday?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (value: unknown): value is string => typeof value === "string" && DAY.test(value);

/** Where a backend says moments only: first and last hour lie on the same day everywhere between the oceans. */
const ARRIVAL_TIME_ZONE = "America/Chicago";

/** The day a moment lies on, in a time zone. */
export const dayIn = (moment: string, timeZone: string): string =>
  new Date(moment).toLocaleDateString("en-CA", { timeZone });

/** What a backend promises of a shipment, or of one way to ship; null where it says nothing. */
export const promiseOf = (source: Readonly<Record<string, unknown>> | undefined): ArrivalPromise | null => {
  const promise = source?.["c_arrivalPromise"] as ArrivalPromise | undefined;
  if (isDay(promise?.earliest) && isDay(promise.latest)) return promise;
  const { startAt, endAt } = (source?.["deliveryWindow"] ?? {}) as { startAt?: string; endAt?: string };
  if (!startAt || !endAt) return null;
  const zone = ARRIVAL_TIME_ZONE;
  return { earliest: dayIn(startAt, zone), latest: dayIn(endAt, zone), zone };
};

/** The promise of a parcel: the day its shopper chose, else what the backend says; nothing for a pickup. */
export const arrivalPromise = (shipment: BasketShipment | undefined): ArrivalPromise | null => {
  if (!shipment || isPickupShipment(shipment)) return null;
  const wishedDate = shipment["c_DATE_WANTED"];
  const said = promiseOf(shipment);
  if (!isDay(wishedDate) || said?.earliest === wishedDate || said?.reason === "late") return said;
  return { earliest: wishedDate, latest: wishedDate, zone: said?.zone ?? ARRIVAL_TIME_ZONE, reason: "chosen" };
};
