import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** Who signed up for the newsletter; one row for an address on a site. */
export const newsletterSignUps = pgTable(
  "newsletter_sign_ups",
  {
    id: text("id").primaryKey(),
    siteId: text("site_id").notNull(),
    /** Of whoever sent the form last; guests have no row of their own. */
    customerId: text("customer_id").notNull(),
    /** In lower case. */
    email: text("email").notNull(),
    /** Digits, and `ext` with its own. */
    phone: text("phone"),
    postalCode: text("postal_code"),
    firstName: text("first_name"),
    lastName: text("last_name"),
    /** MM/DD/YYYY, as it was sent. */
    birthdate: text("birthdate"),
    birthDay: integer("birth_day"),
    birthMonth: integer("birth_month"),
    /** Words of the lists, in the order they were first asked for. */
    lists: jsonb("lists").$type<string[]>().notNull(),
    /** How the form showed that a person sent it: a captcha's token, or the word of a server that had looked itself. */
    provenBy: text("proven_by").$type<"captcha" | "override" | "nothing">().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("newsletter_sign_ups_email").on(table.siteId, table.email),
    index("newsletter_sign_ups_changed").on(table.changedAt),
  ],
);
