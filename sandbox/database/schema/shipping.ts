import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Ways to get a parcel to somebody, or to hand it over in a shop. */
export const shippingMethods = pgTable("shipping_methods", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  /** The carrier's code of the service; null where no carrier is involved. */
  carrierCode: text("carrier_code"),
  online: boolean("online").notNull(),
  isDefault: boolean("is_default").notNull(),
  isPickup: boolean("is_pickup").notNull(),
  position: integer("position").notNull(),
  currencies: jsonb("currencies").$type<string[]>().notNull(),
  countries: jsonb("countries").$type<string[]>().notNull(),
  excludedRegions: jsonb("excluded_regions").$type<string[]>().notNull(),
  /** When not empty, only these regions. */
  onlyRegions: jsonb("only_regions").$type<string[]>().notNull(),
  shipsToPostBoxes: boolean("ships_to_post_boxes").notNull(),
  customerGroups: jsonb("customer_groups").$type<string[]>().notNull(),
  /** Days it takes, in words. */
  estimatedArrival: text("estimated_arrival").notNull(),
});

/** What a method costs from a merchandise total on, in each currency. */
export const shippingCosts = pgTable(
  "shipping_costs",
  {
    methodId: text("method_id").notNull(),
    currency: text("currency").notNull(),
    fromTotalCents: integer("from_total_cents").notNull(),
    costCents: integer("cost_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.methodId, table.currency, table.fromTotalCents] })],
);
