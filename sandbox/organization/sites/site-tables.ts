import type { CheckPayee } from "#sandbox/core/columns/check-payee.ts";
import type { Taxation } from "#sandbox/core/columns/taxation.ts";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** The sites of the organization, in an order of their own: the first one is the default. */
export const sites = pgTable("sites", {
  id: text("id").primaryKey(),
  position: integer("position").notNull(),
  name: text("name").notNull(),
  currency: text("currency").notNull(),
  /** The first one is the site's own. */
  locales: jsonb("locales").$type<string[]>().notNull(),
  country: text("country").notNull(),
  host: text("host").notNull(),
  timeZone: text("time_zone").notNull(),
  taxation: text("taxation").$type<Taxation>(),
  checkPayee: jsonb("check_payee").$type<CheckPayee>(),
});
