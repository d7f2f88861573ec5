import type { AmountRange, PaymentTexts } from "#sandbox/core/columns/payment.ts";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

const terms = {
  siteIds: jsonb("site_ids").$type<string[]>().notNull(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  /** By language, where one says it differently. */
  texts: jsonb("texts").$type<PaymentTexts>().notNull(),
  enabled: boolean("enabled").notNull(),
  /** Customers of any of these; empty for everybody. */
  customerGroups: jsonb("customer_groups").$type<string[]>().notNull(),
  /** Empty for every country, and for every currency. */
  countries: jsonb("countries").$type<string[]>().notNull(),
  currencies: jsonb("currencies").$type<string[]>().notNull(),
  /** What may be paid, by currency; the empty name is for currencies that are not named. */
  ranges: jsonb("ranges").$type<Record<string, AmountRange>>().notNull(),
  position: integer("position").notNull(),
};

/** Ways to pay. A site's own version of one has the site in its key. */
export const paymentMethods = pgTable("payment_methods", {
  id: text("id").primaryKey(),
  processorId: text("processor_id").notNull(),
  ...terms,
});

/** Cards that pay by the method for cards; the key is the card's type. */
export const paymentCards = pgTable("payment_cards", {
  id: text("id").primaryKey(),
  /** Digits of the code on the card; 0 for none. */
  securityCodeLength: integer("security_code_length").notNull(),
  numberLengths: jsonb("number_lengths").$type<string[]>().notNull(),
  numberPrefixes: jsonb("number_prefixes").$type<string[]>().notNull(),
  /** Whether the number's last digit is checked. */
  hasChecksum: boolean("has_checksum").notNull(),
  ...terms,
});
