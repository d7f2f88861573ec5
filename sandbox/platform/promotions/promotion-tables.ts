import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Promotions; what one demands and gives is its `rule`. */
export const promotions = pgTable("promotions", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  calloutMsg: text("callout_msg").notNull(),
  details: text("details").notNull(),
  enabled: boolean("enabled").notNull(),
  siteIds: jsonb("site_ids").$type<string[]>().notNull(),
  startsAt: instant("starts_at"),
  endsAt: instant("ends_at"),
  rank: integer("rank"),
  exclusivity: text("exclusivity").$type<"no" | "class" | "global">().notNull(),
  /** Customers of any of these groups; empty for everybody. */
  customerGroups: jsonb("customer_groups").$type<string[]>().notNull(),
  /** Groups of source codes any of which opens it; empty when none is needed. */
  sourceCodeGroupIds: jsonb("source_code_group_ids").$type<string[]>().notNull().default([]),
  /** Coupons any of which opens it; empty when none is needed. */
  couponIds: jsonb("coupon_ids").$type<string[]>().notNull(),
  rule: jsonb("rule").$type<unknown>().notNull(),
  campaignId: text("campaign_id"),
  /** What few promotions say, such as hours or promotions they never meet. */
  terms: jsonb("terms").$type<Record<string, unknown>>().notNull().default({}),
});

/** Campaigns: a promotion of one runs only while its campaign does. */
export const campaigns = pgTable("campaigns", {
  id: text("id").primaryKey(),
  enabled: boolean("enabled").notNull(),
  /** Sites it belongs to; empty for those of its promotions. */
  siteIds: jsonb("site_ids").$type<string[]>().notNull().default([]),
  startsAt: instant("starts_at"),
  endsAt: instant("ends_at"),
  /** Groups, coupons and source codes that open it. */
  qualifiers: jsonb("qualifiers").$type<unknown>().notNull(),
});

/** Products a site keeps out of all promotions. */
export const promotionExclusions = pgTable("promotion_exclusions", {
  siteId: text("site_id").primaryKey(),
  products: jsonb("products").$type<unknown>().notNull(),
});

/** Coupons: a code shoppers may type, and how often. */
export const coupons = pgTable("coupons", {
  id: text("id").primaryKey(),
  /** Its only code; null when it has many. */
  code: text("code"),
  caseInsensitive: boolean("case_insensitive").notNull(),
  enabled: boolean("enabled").notNull(),
  siteIds: jsonb("site_ids").$type<string[]>().notNull(),
  /** Redemptions in all; null without limit. */
  redemptionLimit: integer("redemption_limit"),
  /** Redemptions by one customer; null without limit. */
  customerLimit: integer("customer_limit"),
  /** Its list of codes or how they are made, and further limits. */
  terms: jsonb("terms").$type<Record<string, unknown>>().notNull().default({}),
});

/** Coupons that orders have used; a failed order takes its row back. */
export const couponRedemptions = pgTable(
  "coupon_redemptions",
  {
    orderNo: text("order_no").notNull(),
    couponId: text("coupon_id").notNull(),
    code: text("code").notNull().default(""),
    customerId: text("customer_id").notNull(),
    email: text("email").notNull(),
    redeemedAt: instant("redeemed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.couponId, table.code] }),
    index("coupon_redemptions_coupon").on(table.couponId),
  ],
);
