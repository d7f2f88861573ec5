import { asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import { couponRedemptions, coupons, promotions } from "#sandbox/database/schema/promotions.ts";
import type { Coupon } from "./coupon.ts";
import type { Promotion, PromotionRule } from "./promotion.ts";

/** An order that used a coupon. */
export interface Redemption {
  orderNo: string;
  couponId: string;
  customerId: string;
  email: string;
  redeemedAt: Date;
}

/** How often coupons were used, by coupon id. */
export type RedemptionCounts = Map<string, { redemptions: number; byCustomer: number }>;

/** Reads promotions and coupons, and keeps who used which. */
export interface PromotionRepository {
  readPromotions(): Promise<Promotion[]>;
  readCoupons(): Promise<Coupon[]>;
  /** A customer counts by id and, for guests who come back under another id, by e-mail address. */
  countRedemptions(
    couponIds: readonly string[],
    customer: { customerId: string; email: string | null },
  ): Promise<RedemptionCounts>;
  /** Locks coupons until the transaction ends, so that limits hold for orders made at once. */
  lockCoupons(couponIds: readonly string[]): Promise<void>;
  addRedemptions(redemptions: readonly Redemption[]): Promise<void>;
  removeRedemptions(orderNo: string): Promise<void>;
}

/** Promotions and coupons in SQL. */
export const createPromotionRepository = (database: Database): PromotionRepository => ({
  readPromotions: async () => {
    const rows = await database.sql.select().from(promotions).orderBy(asc(promotions.id));
    return rows.map((row) => ({ ...row, rule: row.rule as PromotionRule }));
  },

  readCoupons: () => database.sql.select().from(coupons).orderBy(asc(coupons.id)),

  countRedemptions: async (couponIds, { customerId, email }) => {
    const own =
      email === null
        ? sql`${couponRedemptions.customerId} = ${customerId}`
        : sql`${couponRedemptions.customerId} = ${customerId} or ${couponRedemptions.email} = ${email.toLowerCase()}`;
    const rows = await database.sql
      .select({
        couponId: couponRedemptions.couponId,
        redemptions: count(),
        byCustomer: sql<string>`count(*) filter (where ${own})`,
      })
      .from(couponRedemptions)
      .where(inArray(couponRedemptions.couponId, [...couponIds]))
      .groupBy(couponRedemptions.couponId);
    return new Map(
      rows.map((row) => [row.couponId, { redemptions: row.redemptions, byCustomer: Number(row.byCustomer) }]),
    );
  },

  lockCoupons: async (couponIds) => {
    await database.sql
      .select({ id: coupons.id })
      .from(coupons)
      .where(inArray(coupons.id, [...couponIds]))
      .orderBy(asc(coupons.id))
      .for("update");
  },

  addRedemptions: async (redemptions) => {
    if (redemptions.length > 0)
      await database.sql
        .insert(couponRedemptions)
        .values(redemptions.map((redemption) => ({ ...redemption, email: redemption.email.toLowerCase() })));
  },

  removeRedemptions: async (orderNo) => {
    await database.sql.delete(couponRedemptions).where(eq(couponRedemptions.orderNo, orderNo));
  },
});
