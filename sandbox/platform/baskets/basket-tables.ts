import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const attributes = () => jsonb("attributes").$type<Record<string, unknown>>().notNull();

/** The basket a row belongs to; it goes with it. */
const basketId = () =>
  text("basket_id")
    .notNull()
    .references(() => baskets.id, { onDelete: "cascade" });

/**
 * What shoppers have put together. Prices, discounts and taxes are not kept: they are worked out whenever a basket is
 * read. One with an `orderNo` is consumed and no longer answers; it comes back when that order fails.
 */
export const baskets = pgTable(
  "baskets",
  {
    id: text("id").primaryKey(),
    siteId: text("site_id").notNull(),
    customerId: text("customer_id").notNull(),
    registered: boolean("registered").notNull(),
    temporary: boolean("temporary").notNull(),
    currency: text("currency").notNull(),
    email: text("email"),
    customerNo: text("customer_no"),
    customerName: text("customer_name"),
    billingAddress: jsonb("billing_address").$type<Record<string, unknown>>(),
    sourceCode: text("source_code"),
    attributes: attributes(),
    orderNo: text("order_no"),
    /** Until when the stock below is set aside for it; null when none is. */
    reservedUntil: instant("reserved_until"),
    /** Stock set aside, by list and product. */
    reservations: jsonb("reservations")
      .$type<{ listId: string; productId: string; quantity: number }[]>()
      .notNull()
      .default([]),
    /** What was written down about it. */
    notes: jsonb("notes")
      .$type<{ id: string; subject: string | null; text: string | null; createdBy: string; createdAt: string }[]>()
      .notNull()
      .default([]),
    createdAt: instant("created_at").notNull(),
    modifiedAt: instant("modified_at").notNull(),
  },
  (table) => [
    uniqueIndex("baskets_one_open")
      .on(table.customerId, table.siteId)
      .where(sql`order_no IS NULL AND NOT temporary`),
    index("baskets_customer").on(table.customerId),
    index("baskets_modified").on(table.modifiedAt),
    index("baskets_reserved")
      .on(table.reservedUntil)
      .where(sql`reserved_until IS NOT NULL`),
  ],
);

/** Parcels of a basket, or the parts a shop hands out. */
export const basketShipments = pgTable(
  "basket_shipments",
  {
    basketId: basketId(),
    id: text("id").notNull(),
    position: integer("position").notNull(),
    shippingMethodId: text("shipping_method_id"),
    shippingAddress: jsonb("shipping_address").$type<Record<string, unknown>>(),
    gift: boolean("gift").notNull(),
    giftMessage: text("gift_message"),
    attributes: attributes(),
  },
  (table) => [primaryKey({ columns: [table.basketId, table.id] })],
);

/** Product lines of a basket. */
export const basketItems = pgTable(
  "basket_items",
  {
    basketId: basketId(),
    id: text("id").notNull(),
    position: integer("position").notNull(),
    productId: text("product_id").notNull(),
    quantity: integer("quantity").notNull(),
    shipmentId: text("shipment_id").notNull(),
    /** Stock list the line is taken from; null for the site's own. */
    inventoryListId: text("inventory_list_id"),
    /** Chosen values of an option product. */
    optionItems: jsonb("option_items").$type<{ optionId: string; optionValueId: string }[]>().notNull().default([]),
    /** The bonus a shopper chose this line for; null for what is bought. */
    bonusDiscountLineItemId: text("bonus_discount_line_item_id"),
    gift: boolean("gift").notNull(),
    giftMessage: text("gift_message"),
    attributes: attributes(),
  },
  (table) => [
    primaryKey({ columns: [table.basketId, table.id] }),
    check("basket_items_quantity", sql`${table.quantity} > 0`),
  ],
);

/** Gift certificates to be sold: an amount, sent by e-mail. */
export const basketGiftCertificates = pgTable(
  "basket_gift_certificates",
  {
    basketId: basketId(),
    id: text("id").notNull(),
    position: integer("position").notNull(),
    amountCents: integer("amount_cents").notNull(),
    recipientEmail: text("recipient_email").notNull(),
    recipientName: text("recipient_name"),
    senderName: text("sender_name"),
    message: text("message"),
    shipmentId: text("shipment_id").notNull(),
    attributes: attributes(),
  },
  (table) => [primaryKey({ columns: [table.basketId, table.id] })],
);

/** Coupon codes in a basket. */
export const basketCoupons = pgTable(
  "basket_coupons",
  {
    basketId: basketId(),
    id: text("id").notNull(),
    position: integer("position").notNull(),
    couponId: text("coupon_id").notNull(),
    code: text("code").notNull(),
  },
  (table) => [primaryKey({ columns: [table.basketId, table.id] })],
);

/** How a basket is to be paid; never a card number. */
export const basketPayments = pgTable(
  "basket_payments",
  {
    basketId: basketId(),
    id: text("id").notNull(),
    position: integer("position").notNull(),
    methodId: text("method_id").notNull(),
    /** Null pays what the other instruments leave open. */
    amountCents: integer("amount_cents"),
    card: jsonb("card").$type<Record<string, unknown>>(),
    /** The processor's transient token; erased once it is used. */
    token: text("token"),
    /** The customer's saved way to pay that this one was copied from. */
    customerPaymentInstrumentId: text("customer_payment_instrument_id"),
    /** The processor's lasting name for a saved card; never shown. */
    storedCardId: text("stored_card_id"),
    bankRoutingNumber: text("bank_routing_number"),
    /** The gift certificate that pays; never its number. */
    gift: jsonb("gift").$type<{ certificateId: string; brand: string; maskedNumber: string }>(),
    attributes: attributes(),
  },
  (table) => [primaryKey({ columns: [table.basketId, table.id] })],
);
