import { boolean, doublePrecision, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Opening times of one weekday, `HH:MM` in the shop's own time; an empty list is a closed day. */
export type WeekHours = Record<
  "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday",
  { open: string; close: string }[]
>;

/** Opening times of single days, by `YYYY-MM-DD`, that are not like their weekday. */
export type HolidayHours = Record<string, { open: string; close: string }[]>;

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
  /** Null when nobody knows them. */
  hours: jsonb("hours").$type<WeekHours>(),
  holidayHours: jsonb("holiday_hours").$type<HolidayHours>().notNull().default({}),
  /** For example `quantity_discount`; empty when it was never told. */
  storeType: text("store_type").notNull().default(""),
  isInternational: boolean("is_international").notNull().default(false),
  bopisEnabled: boolean("bopis_enabled").notNull(),
  temporarilyClosed: boolean("temporarily_closed").notNull(),
  /** The file of the picture of its front. */
  image: text("image"),
  /** What the picture shows, by locale; `default` for all others. */
  imageAlternatives: jsonb("image_alternatives").$type<Record<string, string>>().notNull().default({}),
  siteIds: jsonb("site_ids").$type<string[]>().notNull(),
});
