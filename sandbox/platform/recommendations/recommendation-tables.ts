import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What shoppers did, as the recommendation service was told; the latest has the highest number. */
export const activities = pgTable(
  "activities",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: text("site_id").notNull(),
    /** For example `viewProduct`. */
    type: text("type").notNull(),
    cookieId: text("cookie_id").notNull(),
    userId: text("user_id"),
    happenedAt: timestamp("happened_at", { withTimezone: true }).notNull(),
    /** Masters and single products it is about. */
    productIds: jsonb("product_ids").$type<string[]>().notNull(),
    searchText: text("search_text"),
    categoryId: text("category_id"),
    /** What else was told, for example amounts and the recommender. */
    details: jsonb("details").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index("activities_cookie").on(table.siteId, table.cookieId, table.id)],
);

/** Which recommender fills a place of the shop. */
export const recommendationZones = pgTable("recommendation_zones", {
  name: text("name").primaryKey(),
  recommender: text("recommender").notNull(),
});
