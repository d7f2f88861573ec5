import type { CheckPayee } from "#sandbox/core/columns/check-payee.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const attributes = () => jsonb("attributes").$type<Record<string, unknown>>().notNull();
const adjustments = (name = "adjustments") => jsonb(name).$type<unknown[]>().notNull();

/** Order numbers: unique and rising, with gaps where an order did not come about. */
export const orderNumbers = pgSequence("order_numbers", { startWith: 100001 });

/** Orders with their sums as they were when they were made; amounts are whole cents. */
export const orders = pgTable(
  "orders",
  {
    orderNo: text("order_no").primaryKey(),
    basketId: text("basket_id").notNull(),
    siteId: text("site_id").notNull(),
    customerId: text("customer_id").notNull(),
    registered: boolean("registered").notNull(),
    status: text("status")
      .$type<"created" | "new" | "open" | "completed" | "cancelled" | "replaced" | "failed">()
      .notNull(),
    exportStatus: text("export_status").$type<"not_exported" | "ready" | "exported" | "failed">().notNull(),
    paymentStatus: text("payment_status").$type<"not_paid" | "part_paid" | "paid">().notNull(),
    /** Why it failed, in words for the shopper. */
    failureReason: text("failure_reason"),
    /** Who made it: a shopper, or the shop itself for a renewal. */
    createdBy: text("created_by").notNull().default("Customer"),
    /** When its next step is due; null when nothing happens by itself any more. */
    nextStepAt: instant("next_step_at"),
    /** Together with an e-mail address it opens the order to a guest. */
    viewCode: text("view_code").notNull(),
    /** Whom a check is made out to; nobody where the site takes none. */
    checkPayee: jsonb("check_payee").$type<CheckPayee>(),
    currency: text("currency").notNull(),
    /** The language it was placed in, which letters about it are written in. */
    customerLocale: text("customer_locale"),
    email: text("email").notNull(),
    customerNo: text("customer_no"),
    customerName: text("customer_name"),
    billingAddress: jsonb("billing_address").$type<Record<string, unknown>>().notNull(),
    sourceCode: text("source_code"),
    /** Bonuses the shopper could choose from, as they were offered. */
    bonusSlots: jsonb("bonus_slots")
      .$type<{ id: string; promotionId: string; couponCode: string | null; maxItems: number; productIds: string[] }[]>()
      .notNull()
      .default([]),
    adjustments: adjustments(),
    /** Sums by name, for example `orderTotalCents`. */
    totals: jsonb("totals").$type<Record<string, number | null>>().notNull(),
    orderTotalCents: integer("order_total_cents").notNull(),
    /** What was written down about it. */
    notes: jsonb("notes")
      .$type<{ id: string; subject: string | null; text: string | null; createdBy: string; createdAt: string }[]>()
      .notNull()
      .default([]),
    attributes: attributes(),
    createdAt: instant("created_at").notNull(),
    modifiedAt: instant("modified_at").notNull(),
  },
  (table) => [
    uniqueIndex("orders_one_per_basket")
      .on(table.basketId)
      .where(sql`status <> 'failed'`),
    index("orders_customer").on(table.customerId, table.createdAt),
    index("orders_unsettled")
      .on(table.status)
      .where(sql`status = 'created'`),
    index("orders_next_step")
      .on(table.nextStepAt)
      .where(sql`next_step_at IS NOT NULL`),
  ],
);

/** The order a row belongs to and goes with. */
const orderNo = () => text("order_no").references(() => orders.orderNo, { onDelete: "cascade" });

/** Parcels of an order. */
export const orderShipments = pgTable(
  "order_shipments",
  {
    orderNo: orderNo().notNull(),
    id: text("id").notNull(),
    position: integer("position").notNull(),
    shippingMethodId: text("shipping_method_id").notNull(),
    /** The method as it was offered: name, description, carrier code. */
    method: jsonb("method").$type<Record<string, unknown>>().notNull(),
    shippingAddress: jsonb("shipping_address").$type<Record<string, unknown>>(),
    gift: boolean("gift").notNull(),
    giftMessage: text("gift_message"),
    attributes: attributes(),
    adjustments: adjustments(),
    /** How far it has come; times as ISO texts. */
    progress: jsonb("progress").$type<{ [moment: string]: string }>().notNull().default({}),
    /** Sums by name, for example `shippingCents`. */
    totals: jsonb("totals").$type<Record<string, number | null>>().notNull(),
    /** Where its goods are taxed; null in orders older than this column. */
    taxPlace: jsonb("tax_place").$type<{ countryCode: string; regionCode: string }>(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.id] })],
);

/** Product lines of an order with their prices at the time. */
export const orderItems = pgTable(
  "order_items",
  {
    orderNo: orderNo().notNull(),
    id: text("id").notNull(),
    position: integer("position").notNull(),
    productId: text("product_id").notNull(),
    productName: text("product_name").notNull(),
    quantity: integer("quantity").notNull(),
    shipmentId: text("shipment_id").notNull(),
    inventoryListId: text("inventory_list_id"),
    /** The stock list the goods are really taken from; null for the site's own. */
    stockListId: text("stock_list_id"),
    /** Every option of the product with its name and price at the time. */
    optionItems: jsonb("option_items")
      .$type<{ optionId: string; optionValueId: string; name: string; priceCents: number }[]>()
      .notNull()
      .default([]),
    /** What one piece takes from stock besides itself. */
    parts: jsonb("parts").$type<{ productId: string; quantity: number; isBundled?: boolean }[]>().notNull().default([]),
    /** The bonus this line was chosen for; null for what was bought. */
    bonusDiscountLineItemId: text("bonus_discount_line_item_id"),
    /** The line that earned this one as a bonus; null for what was bought. */
    qualifyingItemId: text("qualifying_item_id"),
    gift: boolean("gift").notNull(),
    giftMessage: text("gift_message"),
    attributes: attributes(),
    basePriceCents: integer("base_price_cents").notNull(),
    priceCents: integer("price_cents").notNull(),
    adjustments: adjustments(),
    afterItemDiscountCents: integer("after_item_discount_cents").notNull(),
    afterOrderDiscountCents: integer("after_order_discount_cents").notNull(),
    taxClassId: text("tax_class_id").notNull(),
    taxRate: doublePrecision("tax_rate").notNull(),
    taxCents: integer("tax_cents").notNull(),
    adjustedTaxCents: integer("adjusted_tax_cents").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.id] }),
    index("order_items_product").on(table.productId),
    check("order_items_quantity", sql`${table.quantity} > 0`),
    check("order_items_prices", sql`${table.afterItemDiscountCents} >= 0 and ${table.afterOrderDiscountCents} >= 0`),
  ],
);

/** Coupon codes an order used. */
export const orderCoupons = pgTable(
  "order_coupons",
  {
    orderNo: orderNo().notNull(),
    id: text("id").notNull(),
    position: integer("position").notNull(),
    couponId: text("coupon_id").notNull(),
    code: text("code").notNull(),
    status: text("status").$type<"applied" | "no_applicable_promotion">().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.id] })],
);

/** How an order is paid; never a card number. */
export const orderPayments = pgTable(
  "order_payments",
  {
    orderNo: orderNo().notNull(),
    id: text("id").notNull(),
    position: integer("position").notNull(),
    methodId: text("method_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    card: jsonb("card").$type<Record<string, unknown>>(),
    /** The processor's transient token; erased once it is used. */
    token: text("token"),
    status: text("status").$type<"open" | "authorized" | "declined" | "reversing" | "reversed">().notNull(),
    /** The processor's name for the authorisation. */
    transactionId: text("transaction_id"),
    /** The processor's lasting name for the card, saved or kept for renewals; never shown. */
    storedCardId: text("stored_card_id"),
    /** The customer's saved way to pay that this one was copied from. */
    customerPaymentInstrumentId: text("customer_payment_instrument_id"),
    bankRoutingNumber: text("bank_routing_number"),
    /** The gift certificate that pays; never its number. */
    gift: jsonb("gift").$type<{ certificateId: string; brand: string; maskedNumber: string }>(),
    attributes: attributes(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.id] }),
    check("order_payments_amount", sql`${table.amountCents} >= 0`),
  ],
);

/** Gift certificates an order sells. */
export const orderGiftCertificates = pgTable(
  "order_gift_certificates",
  {
    orderNo: orderNo().notNull(),
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
  (table) => [primaryKey({ columns: [table.orderNo, table.id] })],
);

/** Codes that open an order to whoever reads its mail, one per order. */
export const orderAccessCodes = pgTable("order_access_codes", {
  orderNo: orderNo().primaryKey(),
  code: text("code").notNull(),
  failures: integer("failures").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Pieces on their way back. */
export const orderReturns = pgTable(
  "order_returns",
  {
    orderNo: orderNo().notNull(),
    position: integer("position").notNull(),
    itemId: text("item_id").notNull(),
    quantity: integer("quantity").notNull(),
    reason: text("reason").notNull(),
    initiatedAt: instant("initiated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.position] })],
);
