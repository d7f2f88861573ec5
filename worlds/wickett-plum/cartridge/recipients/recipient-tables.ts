import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** People a customer sends sweets to. */
export const recipients = pgTable(
  "recipients",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** Where they live, the place gifts go to first; members by their wire name. */
    addresses: jsonb("addresses").$type<Record<string, unknown>[]>().notNull(),
    /** What they must not eat. */
    allergies: jsonb("allergies").$type<string[]>().notNull(),
    likes: text("likes").notNull(),
    note: text("note").notNull(),
    createdAt: instant("created_at").notNull(),
    modifiedAt: instant("modified_at").notNull(),
  },
  (table) => [index("recipients_customer").on(table.customerId, table.lastName, table.firstName)],
);

/** Days of the year that matter to somebody. */
export const recipientDates = pgTable(
  "recipient_dates",
  {
    id: text("id").primaryKey(),
    recipientId: text("recipient_id")
      .notNull()
      .references(() => recipients.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    kind: text("kind").$type<"birthday" | "other">().notNull(),
    /** What the day is called; empty for a birthday. */
    name: text("name").notNull(),
    month: integer("month").notNull(),
    day: integer("day").notNull(),
    /** When it was first, where that is known. */
    year: integer("year"),
    /** Whether the customer has asked for a mail before the day. */
    reminds: boolean("reminds").notNull(),
    /** When that was last switched on, and on which site and in which language; kept as proof of consent. */
    consentedAt: instant("consented_at"),
    siteId: text("site_id"),
    locale: text("locale"),
    /** When the next mail goes; nothing where none does. */
    remindAt: instant("remind_at"),
    remindedAt: instant("reminded_at"),
  },
  (table) => [
    index("recipient_dates_recipient").on(table.recipientId),
    index("recipient_dates_due").on(table.remindAt),
  ],
);
