import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Goods by id or category; any of them is enough. */
interface GoodsSelection {
  productIds?: readonly string[];
  categoryIds?: readonly string[];
}

interface ProductCost {
  goods: GoodsSelection;
  kind: "fixed" | "surcharge";
  /** Whole cents by currency. */
  amountCents: Readonly<Record<string, number>>;
}

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
  /** For goods that are sent by e-mail, and for nothing else. */
  isEmail: boolean("is_email").notNull().default(false),
  position: integer("position").notNull(),
  /** Sites that offer it; empty for all. */
  siteIds: jsonb("site_ids").$type<string[]>().notNull().default([]),
  currencies: jsonb("currencies").$type<string[]>().notNull(),
  /** Empty for every country. */
  countries: jsonb("countries").$type<string[]>().notNull(),
  excludedRegions: jsonb("excluded_regions").$type<string[]>().notNull(),
  /** When not empty, only these regions. */
  onlyRegions: jsonb("only_regions").$type<string[]>().notNull(),
  shipsToPostBoxes: boolean("ships_to_post_boxes").notNull(),
  customerGroups: jsonb("customer_groups").$type<string[]>().notNull(),
  /** Goods it does not carry. */
  excludedGoods: jsonb("excluded_goods").$type<GoodsSelection>().notNull().default({}),
  /** What goods of a kind cost by the piece, instead of the table (`fixed`) or on top of it (`surcharge`). */
  productCosts: jsonb("product_costs").$type<ProductCost[]>().notNull().default([]),
  /** Business days on the road by distance zone, at least and at most. */
  transitDays: jsonb("transit_days")
    .$type<Record<string, readonly [least: number, most: number]>>()
    .notNull()
    .default({}),
  deliversOnSaturday: boolean("delivers_on_saturday").notNull().default(false),
  /** What its price is taxed as. */
  taxClassId: text("tax_class_id").notNull().default("shipping"),
  /** Name, description and days it takes in other languages than the shop's own, by language. */
  texts: jsonb("texts")
    .$type<Record<string, { name?: string; description?: string; estimatedArrival?: string }>>()
    .notNull()
    .default({}),
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

/** What a method costs on top from a weight on, by distance zone: an extension of the sandbox. */
export const shippingWeightCosts = pgTable(
  "shipping_weight_costs",
  {
    methodId: text("method_id").notNull(),
    currency: text("currency").notNull(),
    zone: text("zone").notNull(),
    fromGrams: integer("from_grams").notNull(),
    costCents: integer("cost_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.methodId, table.currency, table.zone, table.fromGrams] })],
);

/** States and provinces: how far from each warehouse they are, and how warm they get. */
export const shippingRegions = pgTable(
  "shipping_regions",
  {
    country: text("country").notNull(),
    region: text("region").notNull(),
    /** Distance zone by the country of the warehouse. */
    zones: jsonb("zones").$type<Record<string, string>>().notNull(),
    /** Usual highest temperature of each month, January first, in degrees Fahrenheit. */
    highs: jsonb("highs").$type<number[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.region] })],
);

/** Warehouses by the country they ship from, and when they hand parcels over. */
export const shippingOrigins = pgTable("shipping_origins", {
  country: text("country").primaryKey(),
  region: text("region").notNull(),
  timeZone: text("time_zone").notNull(),
  /** Hour of the day, in its own zone, until which an order leaves on time. */
  cutOffHour: integer("cut_off_hour").notNull(),
  /** Business days between order and handing over. */
  packingDays: integer("packing_days").notNull(),
});

/** Days on which a warehouse hands nothing over, besides weekends and holidays. */
export const shippingBlackouts = pgTable(
  "shipping_blackouts",
  {
    country: text("country").notNull(),
    /** `YYYY-MM-DD`. */
    date: text("date").notNull(),
    reason: text("reason").notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.date] })],
);
