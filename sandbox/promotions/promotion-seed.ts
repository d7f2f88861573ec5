import type { Database } from "#sandbox/database/connection.ts";
import { coupons as couponTable, promotions as promotionTable } from "#sandbox/database/schema/promotions.ts";
import { coupons, promotions } from "#sandbox/world/promotions.ts";

/** Puts the promotions and coupons of the world into SQL. */
export const seedPromotions = async (database: Database): Promise<void> => {
  await database.sql.insert(promotionTable).values(
    promotions.map((promotion) => ({
      ...promotion,
      siteIds: [...promotion.siteIds],
      customerGroups: [...promotion.customerGroups],
      couponIds: [...promotion.couponIds],
      sourceCodeGroupIds: [...(promotion.sourceCodeGroupIds ?? [])],
    })),
  );
  await database.sql.insert(couponTable).values(coupons.map((coupon) => ({ ...coupon, siteIds: [...coupon.siteIds] })));
};
