import { type Attributes, withAttributes } from "#sandbox/platform/baskets/basket.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OrderShipment } from "./order.ts";

/** What somebody wants of a parcel that is not packed yet; what is left out stays. */
export interface ParcelWish {
  /** The words on its card; null takes the card out. */
  giftMessage?: string | null;
  /** The day it shall arrive, as `2026-12-24`; null for the first possible one. */
  dateWanted?: string | null;
}

/** Why a parcel stays as it is. */
export type ParcelRefusal = "too-late" | "no-parcel" | "method" | "day" | "tax" | "cost";

const words: Readonly<Record<ParcelRefusal, string>> = {
  "too-late": "This order is already being packed, so it can no longer be changed.",
  "no-parcel": "This part of the order is not sent by parcel, so there is no day to choose.",
  method: "The shipping method of this order is not offered any more. Nothing was changed.",
  day: "The parcel cannot arrive on this day. Nothing was changed.",
  tax: "Taxes have changed since you ordered, so the order would no longer cost what you paid. Nothing was changed.",
  cost: "Shipping on this day costs something else than what you paid. Nothing was changed.",
};

/** A change of a parcel that is refused. */
export const parcelRefused = (orderNo: string, reason: ParcelRefusal): Fault =>
  new Fault(409, "order-change-failed", words[reason], { orderNo, reason });

const dayAttributes = (day: string | null): Attributes => ({
  c_DATE_WANTED: day,
  c_isCalendarSelection: day === null ? null : true,
  c_shipnow: null,
});

/** A parcel with what is wished for it, still with the days it was promised. */
export const wishedParcel = (shipment: OrderShipment, { giftMessage, dateWanted }: ParcelWish): OrderShipment => ({
  ...shipment,
  ...(giftMessage === undefined ? {} : { giftMessage, gift: giftMessage !== null }),
  ...(dateWanted === undefined || dateWanted === dayOfParcel(shipment)
    ? {}
    : { attributes: withAttributes(shipment.attributes, dayAttributes(dateWanted)) }),
});

/** The day a parcel was wished for; null where none was. */
export const dayOfParcel = ({ attributes }: Pick<OrderShipment, "attributes">): string | null => {
  const day = attributes["c_DATE_WANTED"];
  return typeof day === "string" ? day : null;
};
