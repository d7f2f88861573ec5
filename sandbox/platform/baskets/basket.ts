import type { GiftTender } from "#sandbox/platform/gift-certificates/gift-certificate.ts";
import type { Note } from "./note.ts";

/** Custom attributes with their `c_` names. */
export type Attributes = Readonly<Record<string, unknown>>;

/** An address by its wire names, custom attributes included. */
export type Address = Readonly<Record<string, unknown>>;

/** A value chosen for an option of a product. */
export interface OptionChoice {
  optionId: string;
  optionValueId: string;
}

/** A product line. */
export interface BasketItem {
  id: string;
  productId: string;
  quantity: number;
  shipmentId: string;
  /** Stock list asked for; null for the site's own or that of the shipment's shop. */
  inventoryListId: string | null;
  /** Chosen values of an option product; the others have their defaults. */
  optionItems: readonly OptionChoice[];
  /** The bonus a shopper chose this line for; null for what is bought. */
  bonusDiscountLineItemId: string | null;
  gift: boolean;
  giftMessage: string | null;
  attributes: Attributes;
}

/** A parcel, or the part of a basket that a shop hands out. */
export interface BasketShipment {
  id: string;
  shippingMethodId: string | null;
  shippingAddress: Address | null;
  gift: boolean;
  giftMessage: string | null;
  attributes: Attributes;
}

/** A gift certificate to be sold: an amount that is sent to somebody by e-mail. */
export interface BasketGiftCertificate {
  id: string;
  amountCents: number;
  recipientEmail: string;
  recipientName: string | null;
  senderName: string | null;
  message: string | null;
  shipmentId: string;
  /** `c_deliverOn`, the day it is mailed (YYYY-MM-DD), and `c_design`, how it looks. */
  attributes: Attributes;
}

/** Stock set aside for a basket. */
export interface Reservation {
  listId: string;
  productId: string;
  quantity: number;
}

/** A coupon code in a basket. */
export interface BasketCoupon {
  id: string;
  couponId: string;
  code: string;
}

/** A card as it may be shown. */
export interface PaymentCard {
  cardType: string;
  maskedNumber: string | null;
  holder: string | null;
  expirationMonth: number | null;
  expirationYear: number | null;
}

/** A way the basket is to be paid. */
export interface BasketPayment {
  id: string;
  methodId: string;
  /** Null pays what the other instruments leave open. */
  amountCents: number | null;
  card: PaymentCard | null;
  /** The processor's transient token; never shown. */
  token: string | null;
  /** The customer's saved way to pay that this one was copied from. */
  customerPaymentInstrumentId: string | null;
  /** The processor's lasting name for a saved card; never shown. */
  storedCardId: string | null;
  /** The bank that pays; null where none is named. */
  bankRoutingNumber: string | null;
  /** The gift certificate that pays, if one does. */
  gift: GiftTender | null;
  attributes: Attributes;
}

/** A way to pay that is still to be copied from a saved one of the customer. */
export interface SavedPaymentRequest {
  id: string;
  amountCents: number | null;
  savedInstrumentId: string;
  /** The token of the card's security code, typed again; null without one. */
  codeToken: string | null;
}

/** A way to pay as a request names it. */
export type PaymentRequest = BasketPayment | SavedPaymentRequest;

/** What a shopper has put together. */
export interface Basket {
  id: string;
  siteId: string;
  customerId: string;
  registered: boolean;
  temporary: boolean;
  currency: string;
  email: string | null;
  customerNo: string | null;
  customerName: string | null;
  billingAddress: Address | null;
  sourceCode: string | null;
  attributes: Attributes;
  /** The order it became; null while it is open. */
  orderNo: string | null;
  /** Until when stock is set aside for it; null when none is. */
  reservedUntil: Date | null;
  reservations: readonly Reservation[];
  notes: readonly Note[];
  createdAt: Date;
  modifiedAt: Date;
  shipments: readonly BasketShipment[];
  items: readonly BasketItem[];
  giftCertificates: readonly BasketGiftCertificate[];
  coupons: readonly BasketCoupon[];
  payments: readonly BasketPayment[];
}

/** The shipment every basket begins with. */
export const DEFAULT_SHIPMENT_ID = "me";

/** Days after its last change that an open basket is kept; payment data goes with it. */
export const BASKET_LIFETIME_DAYS = 7;

/** Minutes a temporary basket lives, and how many of them a shopper may have. */
export const TEMPORARY_LIFETIME_MINUTES = 15;
export const TEMPORARY_QUOTA = 4;

/** Minutes stock is set aside for a basket when nothing else is asked for, and at most. */
export const RESERVATION_MINUTES = 10;
export const MAX_RESERVATION_MINUTES = 240;

const MINUTE_MS = 60_000;

/** The moment before which a basket must have been changed to be gone. */
export const expiryLimit = (now: Date, temporary: boolean): Date =>
  new Date(now.getTime() - (temporary ? TEMPORARY_LIFETIME_MINUTES : BASKET_LIFETIME_DAYS * 24 * 60) * MINUTE_MS);

/** The moment from which a basket that was changed then is gone. */
export const expiryOf = ({ modifiedAt, temporary }: Pick<Basket, "modifiedAt" | "temporary">): Date =>
  new Date(2 * modifiedAt.getTime() - expiryLimit(modifiedAt, temporary).getTime() + 1);

/** Whether a basket is too old to be shown. */
export const isExpired = (basket: Pick<Basket, "modifiedAt" | "temporary">, now: Date): boolean =>
  basket.modifiedAt < expiryLimit(now, basket.temporary);

/** A shipment with nothing said about it yet. */
export const newShipment = (id: string): BasketShipment => ({
  id,
  shippingMethodId: null,
  shippingAddress: null,
  gift: false,
  giftMessage: null,
  attributes: {},
});

/** What has to be said of a basket before anything is in it. */
type BasketBeginning = Pick<Basket, "id" | "siteId" | "customerId" | "registered" | "temporary" | "currency">;

/** A basket with its first shipment and nothing in it. */
export const newBasket = (beginning: BasketBeginning, now: Date): Basket => ({
  email: null,
  customerNo: null,
  customerName: null,
  billingAddress: null,
  sourceCode: null,
  attributes: {},
  orderNo: null,
  reservedUntil: null,
  reservations: [],
  notes: [],
  createdAt: now,
  modifiedAt: now,
  shipments: [newShipment(DEFAULT_SHIPMENT_ID)],
  items: [],
  giftCertificates: [],
  coupons: [],
  payments: [],
  ...beginning,
});

/** The shop a shipment is picked up at; null for a parcel. */
export const storeIdOf = (shipment: Pick<BasketShipment, "attributes"> | undefined): string | null => {
  const id = shipment?.attributes["c_fromStoreId"];
  return typeof id === "string" && id !== "" ? id : null;
};

/** The shop a line is taken from: its own, else its shipment's; null for the warehouse. */
export const lineStoreId = (
  item: Pick<BasketItem, "attributes" | "shipmentId">,
  shipments: readonly BasketShipment[],
): string | null => storeIdOf(item) ?? storeIdOf(shipments.find(({ id }) => id === item.shipmentId));

/** Attributes with some replaced; one set to null is taken away. */
export const withAttributes = (attributes: Attributes, changes: Attributes): Attributes =>
  Object.fromEntries(Object.entries({ ...attributes, ...changes }).filter(([, value]) => value !== null));
