import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** What a shopper said to a subscription, per channel and address or number. */
export const consents = pgTable(
  "consents",
  {
    customerId: text("customer_id").notNull(),
    subscriptionId: text("subscription_id").notNull(),
    channel: text("channel").$type<"email" | "sms" | "whatsapp">().notNull(),
    contactPoint: text("contact_point").notNull(),
    status: text("status").$type<"opt_in" | "opt_out">().notNull(),
    siteId: text("site_id").notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.subscriptionId, table.channel, table.contactPoint] })],
);
