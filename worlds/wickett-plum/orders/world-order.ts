import type { SiteId } from "#worlds/wickett-plum/catalogue/world-product.ts";

/** How far an order has come. */
export type OrderEnd =
  /** Never paid: the shopper turned round at the last step. */
  | "created"
  /** The card was declined. */
  | "failed"
  /** Placed, held before the warehouse takes it. */
  | "new"
  /** Taken by the warehouse, nothing has left. */
  | "open"
  /** The first of its parcels has left. */
  | "part-shipped"
  /** Everything has left, nothing has arrived. */
  | "shipped"
  | "completed"
  | "cancelled"
  /** Another order was made in its place. */
  | "replaced"
  /** Completed, and one piece came back. */
  | "returned";

/** Where a parcel goes. */
export interface WorldRecipient {
  firstName: string;
  lastName: string;
  address1: string;
  address2?: string;
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: "US" | "CA";
  phone: string;
}

/** Somebody who orders without an account. */
export interface WorldGuest extends WorldRecipient {
  email: string;
}

/** A parcel: to an address of the buyer's book by its name, to somebody else, or kept at a shop. */
export interface WorldParcel {
  to: string | WorldRecipient | { shopId: string };
  methodId: string;
  giftMessage?: string;
}

/** An order of the default world. What it costs is worked out by the engine, as on the day it was made. */
export interface WorldOrder {
  /** Days before the world's own day, and the hour (UTC) of that day. */
  daysAgo: number;
  hour: number;
  siteId: SiteId;
  /** Mail address of a person with an account, or a guest. */
  buyer: string | WorldGuest;
  /** `parcel` counts from 0, the first one when left out; `everyDays` makes it come again. */
  lines: readonly { productId: string; quantity: number; parcel?: number; everyDays?: number }[];
  parcels: readonly WorldParcel[];
  couponCode?: string;
  pays: "card" | "check";
  ends: OrderEnd;
}
