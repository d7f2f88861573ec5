import { and, asc, desc, eq, gt, gte, inArray, notInArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { orderItems, orders } from "#sandbox/platform/orders/order-tables.ts";
import { activities, recommendationZones } from "./recommendation-tables.ts";
import type { Activity, ActivityType, KeptActivity } from "./activity.ts";

/** An order line as it was bought; the product may be a variant. */
export interface BoughtItem {
  orderNo: string;
  siteId: string;
  at: Date;
  productId: string;
  quantity: number;
}

/** Keeps and reads activities. */
export interface RecommendationRepository {
  add(activity: Activity): Promise<void>;
  /** The next activities with a higher number, in their order. */
  after(id: number, most: number): Promise<KeptActivity[]>;
  /** What a shopper did, the latest first. */
  latestOf(
    siteId: string,
    shopper: { cookieId: string; userId: string | null },
    types: readonly ActivityType[],
    most: number,
  ): Promise<Pick<KeptActivity, "productIds" | "searchText">[]>;
  /** Lines of orders made at that moment or later that did not fail, in the order they were made. */
  boughtSince(moment: Date): Promise<BoughtItem[]>;
  /** The recommender of a place of the shop; undefined for an unknown one. */
  recommenderOf(zone: string): Promise<string | undefined>;
}

/** Activities in SQL. */
export const createRecommendationRepository = (database: Database): RecommendationRepository => ({
  add: async (activity) => {
    await database.sql.insert(activities).values(activity);
  },

  after: async (id, most) => {
    const rows = await database.sql
      .select()
      .from(activities)
      .where(gt(activities.id, id))
      .orderBy(asc(activities.id))
      .limit(most);
    return rows.map((row) => ({ ...row, type: row.type as ActivityType }));
  },

  latestOf: async (siteId, { cookieId, userId }, types, most) => {
    const isShopper = userId
      ? sql`(${activities.cookieId} = ${cookieId} or ${activities.userId} = ${userId})`
      : eq(activities.cookieId, cookieId);
    return await database.sql
      .select({ productIds: activities.productIds, searchText: activities.searchText })
      .from(activities)
      .where(and(eq(activities.siteId, siteId), isShopper, inArray(activities.type, [...types])))
      .orderBy(desc(activities.id))
      .limit(most);
  },

  boughtSince: async (moment) =>
    await database.sql
      .select({
        orderNo: orders.orderNo,
        siteId: orders.siteId,
        at: orders.createdAt,
        productId: orderItems.productId,
        quantity: orderItems.quantity,
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderNo, orders.orderNo))
      .where(and(gte(orders.createdAt, moment), notInArray(orders.status, ["failed", "cancelled"])))
      .orderBy(asc(orders.createdAt), asc(orders.orderNo), asc(orderItems.position)),

  recommenderOf: async (zone) => {
    const [row] = await database.sql.select().from(recommendationZones).where(eq(recommendationZones.name, zone));
    return row?.recommender;
  },
});
