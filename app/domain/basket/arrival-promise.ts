import type { BasketShipment } from "./basket-document.ts";
import { isPickupShipment } from "./basket-kind.ts";

/** The days on which a parcel arrives. */
export interface ArrivalPromise {
  first: Date;
  /** Left out where it is one day. */
  last?: Date;
  /** In which the days are to be written. */
  timeZone: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayIn = (moment: Date, timeZone: string) => moment.toLocaleDateString("en-US", { timeZone });

/** Parcels arrive by day; a delivery's first and last hour lie on the same day everywhere between the oceans. */
export const ARRIVAL_TIME_ZONE = "America/Chicago";

/** The day a shopper wished for, else the window of the chosen way to ship; nothing for a pickup or without either. */
export const arrivalPromise = (shipment: BasketShipment | undefined): ArrivalPromise | null => {
  if (!shipment || isPickupShipment(shipment)) return null;
  const wanted = shipment["c_DATE_WANTED"];
  if (typeof wanted === "string" && DAY.test(wanted))
    return { first: new Date(`${wanted}T12:00:00Z`), timeZone: "UTC" };
  return windowPromise(shipment["deliveryWindow"]);
};

/** The days of a delivery window as the backend says it; null without one. */
export const windowPromise = (window: unknown): ArrivalPromise | null => {
  const { startAt, endAt } = (window ?? {}) as { startAt?: string; endAt?: string };
  if (!startAt || !endAt) return null;
  const timeZone = ARRIVAL_TIME_ZONE;
  const [first, last] = [new Date(startAt), new Date(endAt)];
  return dayIn(first, timeZone) === dayIn(last, timeZone) ? { first, timeZone } : { first, last, timeZone };
};
