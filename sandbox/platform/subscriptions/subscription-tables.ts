import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Products that come again: what, where to, how often, and how it is paid. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    siteId: text("site_id").notNull(),
    customerId: text("customer_id").notNull(),
    registered: boolean("registered").notNull(),
    customerNo: text("customer_no"),
    customerName: text("customer_name"),
    email: text("email").notNull(),
    currency: text("currency").notNull(),
    /** The order it began with. */
    orderNo: text("order_no").notNull(),
    productId: text("product_id").notNull(),
    quantity: integer("quantity").notNull(),
    /** Chosen values of an option product, the same in every order. */
    optionItems: jsonb("option_items").$type<{ optionId: string; optionValueId: string }[]>().notNull().default([]),
    /** What it is made with beside them, the same in every order: attributes that say what goods a line takes. */
    goods: jsonb("goods").$type<Record<string, unknown>>().notNull().default({}),
    intervalDays: integer("interval_days").notNull(),
    status: text("status").$type<"active" | "paused" | "suspended" | "cancelled">().notNull(),
    /** When the next order is made; null unless it is active. */
    nextOrderAt: instant("next_order_at"),
    /** The date a paused one goes on with. */
    pausedOrderAt: instant("paused_order_at"),
    /** Dates that were left out, as ISO texts. */
    skippedDates: jsonb("skipped_dates").$type<string[]>().notNull().default([]),
    /** What the owner did last, with how it stood before. */
    lastDeed: jsonb("last_deed").$type<Record<string, unknown>>(),
    /** Orders made so far, the first one not counted. */
    renewals: integer("renewals").notNull(),
    /** Failed tries in a row. */
    failures: integer("failures").notNull(),
    shippingMethodId: text("shipping_method_id").notNull(),
    shippingAddress: jsonb("shipping_address").$type<Record<string, unknown>>().notNull(),
    billingAddress: jsonb("billing_address").$type<Record<string, unknown>>().notNull(),
    card: jsonb("card").$type<Record<string, unknown>>(),
    /** The processor's lasting name for the card; never shown. */
    storedCardId: text("stored_card_id"),
    createdAt: instant("created_at").notNull(),
    modifiedAt: instant("modified_at").notNull(),
  },
  (table) => [index("subscriptions_customer").on(table.customerId), index("subscriptions_next").on(table.nextOrderAt)],
);

/** Orders subscriptions made, or tried to make. */
export const subscriptionOrders = pgTable(
  "subscription_orders",
  {
    subscriptionId: text("subscription_id").notNull(),
    orderNo: text("order_no").notNull(),
    outcome: text("outcome").$type<"placed" | "declined">().notNull(),
    madeAt: instant("made_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.orderNo] })],
);
