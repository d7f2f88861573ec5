import { asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { campaigns, couponRedemptions, coupons, promotionExclusions, promotions } from "./promotion-tables.ts";
import type { Coupon, CouponTerms } from "./coupon.ts";
import type { ProductSelection } from "./product-selection.ts";
import type { Campaign, Promotion, PromotionRule, PromotionTerms, Qualifiers } from "./promotion.ts";

/** A code of a coupon. */
export interface CouponUse {
  couponId: string;
  code: string;
}

/** An order that used a coupon. */
export interface Redemption extends CouponUse {
  orderNo: string;
  customerId: string;
  email: string;
  redeemedAt: Date;
}

/** How often a code was used. */
export interface RedemptionCount extends CouponUse {
  redemptions: number;
  /** When this customer used it. */
  byCustomerAt: Date[];
}

/** A campaign with the sites it belongs to; all when there are none. */
export interface SiteCampaign extends Campaign {
  siteIds: readonly string[];
}

/** Reads promotions and coupons, and keeps who used which. */
export interface PromotionRepository {
  readPromotions(): Promise<Promotion[]>;
  readCoupons(): Promise<Coupon[]>;
  /** Campaigns by the names archives know them by. */
  readCampaigns(): Promise<SiteCampaign[]>;
  /** False when there is no such promotion. */
  setEnabled(id: string, enabled: boolean): Promise<boolean>;
  /**
   * Every used code of these coupons. A customer counts by id and, for guests who come back under another id, by e-mail
   * address.
   */
  countRedemptions(
    couponIds: readonly string[],
    customer: { customerId: string; email: string | null },
  ): Promise<RedemptionCount[]>;
  /** Locks coupons until the transaction ends, so that limits hold for orders made at once. */
  lockCoupons(couponIds: readonly string[]): Promise<void>;
  addRedemptions(redemptions: readonly Redemption[]): Promise<void>;
  removeRedemptions(orderNo: string): Promise<void>;
}

/** A campaign that is not there: what belongs to it does not run. */
const closed = (id: string): Campaign => ({
  id,
  enabled: false,
  startsAt: null,
  endsAt: null,
  customerGroups: [],
  couponIds: [],
});

/** A name without the site that parts a site's own version from its namesakes. */
const nameOf = (id: string, siteIds: readonly string[]): string => {
  const own = siteIds.find((siteId) => id.endsWith(`@${siteId}`));
  return own === undefined ? id : id.slice(0, -own.length - 1);
};

/** Promotions and coupons in SQL. */
export const createPromotionRepository = (database: Database): PromotionRepository => ({
  readPromotions: async () => {
    const rows = await database.sql.select().from(promotions).orderBy(asc(promotions.id));
    const frames = await database.sql.select().from(campaigns);
    const exclusions = await database.sql.select().from(promotionExclusions);
    const byId = new Map(
      frames.map(({ qualifiers, siteIds: _siteIds, ...frame }): [string, Campaign] => [
        frame.id,
        { ...frame, ...(qualifiers as Qualifiers) },
      ]),
    );
    const globalExclusions = new Map(exclusions.map(({ siteId, products }) => [siteId, products as ProductSelection]));
    return rows.map(({ terms, campaignId, rule, ...row }) => ({
      ...row,
      ...(terms as PromotionTerms),
      rule: rule as PromotionRule,
      campaign: campaignId === null ? null : (byId.get(campaignId) ?? closed(campaignId)),
      globalExclusions,
    }));
  },

  readCampaigns: async () =>
    (await database.sql.select().from(campaigns)).map(({ id, siteIds, qualifiers, ...campaign }) => ({
      ...campaign,
      ...(qualifiers as Qualifiers),
      id: nameOf(id, siteIds),
      siteIds,
    })),

  readCoupons: async () => {
    const rows = await database.sql.select().from(coupons).orderBy(asc(coupons.id));
    return rows.map(({ terms, ...row }) => ({ ...row, ...(terms as CouponTerms) }));
  },

  setEnabled: async (id, enabled) =>
    (
      await database.sql
        .update(promotions)
        .set({ enabled })
        .where(eq(promotions.id, id))
        .returning({ id: promotions.id })
    ).length > 0,

  countRedemptions: async (couponIds, { customerId, email }) => {
    const own =
      email === null
        ? sql`${couponRedemptions.customerId} = ${customerId}`
        : sql`${couponRedemptions.customerId} = ${customerId} or ${couponRedemptions.email} = ${email.toLowerCase()}`;
    const rows = await database.sql
      .select({
        couponId: couponRedemptions.couponId,
        code: couponRedemptions.code,
        redemptions: count(),
        byCustomerAt: sql<number[] | null>`json_agg(extract(epoch from redeemed_at)) filter (where ${own})`,
      })
      .from(couponRedemptions)
      .where(inArray(couponRedemptions.couponId, [...couponIds]))
      .groupBy(couponRedemptions.couponId, couponRedemptions.code);
    return rows.map((row) => ({
      ...row,
      byCustomerAt: (row.byCustomerAt ?? []).map((seconds) => new Date(seconds * 1000)),
    }));
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
