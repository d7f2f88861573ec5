import { boolean, doublePrecision, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Opening times of one weekday, `HH:MM` in the shop's own time; an empty list is a closed day. */
export type WeekHours = Record<
  "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday",
  { open: string; close: string }[]
>;

/** The shops people can walk into. */
export const stores = pgTable("stores", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  address1: text("address1").notNull(),
  address2: text("address2"),
  city: text("city").notNull(),
  stateCode: text("state_code").notNull(),
  postalCode: text("postal_code").notNull(),
  countryCode: text("country_code").notNull(),
  phone: text("phone").notNull(),
  email: text("email").notNull(),
  latitude: doublePrecision("latitude"),
  longitude: doublePrecision("longitude"),
  inventoryListId: text("inventory_list_id"),
  timeZone: text("time_zone").notNull(),
  hours: jsonb("hours").$type<WeekHours>().notNull(),
  bopisEnabled: boolean("bopis_enabled").notNull(),
  temporarilyClosed: boolean("temporarily_closed").notNull(),
  siteIds: jsonb("site_ids").$type<string[]>().notNull(),
});
