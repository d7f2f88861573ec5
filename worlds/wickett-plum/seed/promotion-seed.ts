import type { Database } from "#sandbox/core/database/connection.ts";
import {
  campaigns as campaignTable,
  coupons as couponTable,
  promotionExclusions,
  promotions as promotionTable,
} from "#sandbox/platform/promotions/promotion-tables.ts";
import { campaigns } from "#worlds/wickett-plum/promotions/campaigns.ts";
import { coupons } from "#worlds/wickett-plum/promotions/coupons.ts";
import { excludedProducts, promotions } from "#worlds/wickett-plum/promotions/promotions.ts";
import type { Coupon } from "#sandbox/platform/promotions/coupon.ts";
import type { Campaign, Promotion } from "#sandbox/platform/promotions/promotion.ts";

/** A promotion as its table keeps it. */
export const promotionRow = (promotion: Promotion): typeof promotionTable.$inferInsert => {
  const { id, name, calloutMsg, details, enabled, siteIds, startsAt, endsAt, rank, exclusivity, ...rest } = promotion;
  const { customerGroups, couponIds, rule, campaign, sourceCodeGroupIds = [], ...others } = rest;
  const { globalExclusions: _excluded, ...terms } = others;
  const own = { id, name, calloutMsg, details, enabled, startsAt, endsAt, rank, exclusivity, rule, terms };
  return {
    ...own,
    siteIds: [...siteIds],
    customerGroups: [...customerGroups],
    couponIds: [...couponIds],
    sourceCodeGroupIds: [...sourceCodeGroupIds],
    campaignId: campaign?.id ?? null,
  };
};

/** A campaign as its table keeps it. */
export const campaignRow = (campaign: Campaign): typeof campaignTable.$inferInsert => {
  const { id, enabled, startsAt, endsAt, ...qualifiers } = campaign;
  return { id, enabled, startsAt, endsAt, qualifiers };
};

/** A coupon as its table keeps it. */
export const couponRow = (coupon: Coupon): typeof couponTable.$inferInsert => {
  const { id, code, caseInsensitive, enabled, siteIds, redemptionLimit, customerLimit, ...terms } = coupon;
  return { id, code, caseInsensitive, enabled, siteIds: [...siteIds], redemptionLimit, customerLimit, terms };
};

/** Puts the campaigns, promotions and coupons of the world into SQL. */
export const seedPromotions = async (database: Database): Promise<void> => {
  await database.sql.insert(campaignTable).values(campaigns.map(campaignRow));
  await database.sql.insert(promotionTable).values(promotions.map(promotionRow));
  await database.sql.insert(couponTable).values(coupons.map(couponRow));
  await database.sql
    .insert(promotionExclusions)
    .values(Object.entries(excludedProducts).map(([siteId, products]) => ({ siteId, products })));
};
