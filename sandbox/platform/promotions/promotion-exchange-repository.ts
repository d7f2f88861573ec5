import { asc, inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { type ReplaceableRows, replaceableRows } from "#sandbox/core/database/row-changes.ts";
import type { ProductSelection } from "./product-selection.ts";
import { campaigns, coupons, promotionExclusions, promotions } from "./promotion-tables.ts";

export type PromotionRow = typeof promotions.$inferSelect;
export type CampaignRow = typeof campaigns.$inferSelect;
export type CouponRow = typeof coupons.$inferSelect;

/** Campaigns; one that does not say whose it is belongs to the sites of its promotions. */
const campaignsOf = (database: Database): ReplaceableRows<CampaignRow> => {
  const table = replaceableRows(database, campaigns);
  return {
    ...table,
    read: async () => {
      const rows = await table.read();
      const all = await database.sql
        .select({ campaignId: promotions.campaignId, siteIds: promotions.siteIds })
        .from(promotions);
      const sitesOf = (id: string) => [
        ...new Set(all.filter(({ campaignId }) => campaignId === id).flatMap(({ siteIds }) => siteIds)),
      ];
      return rows.map((row) => (row.siteIds.length > 0 ? row : { ...row, siteIds: sitesOf(row.id) }));
    },
  };
};

/** Promotions, campaigns, coupons and exclusions as site archives read and write them. */
export const createPromotionExchange = (database: Database) => ({
  promotions: replaceableRows(database, promotions),
  campaigns: campaignsOf(database),
  coupons: replaceableRows(database, coupons),

  /** Products that sites keep out of all promotions. */
  exclusions: async (): Promise<{ siteId: string; products: ProductSelection }[]> =>
    (await database.sql.select().from(promotionExclusions).orderBy(asc(promotionExclusions.siteId))).map(
      ({ siteId, products }) => ({ siteId, products: products as ProductSelection }),
    ),

  putExclusion: async (siteId: string, products: ProductSelection): Promise<void> => {
    await database.sql
      .insert(promotionExclusions)
      .values({ siteId, products })
      .onConflictDoUpdate({ target: promotionExclusions.siteId, set: { products } });
  },

  removeExclusions: async (siteIds: readonly string[]): Promise<void> => {
    await database.sql.delete(promotionExclusions).where(inArray(promotionExclusions.siteId, [...siteIds]));
  },
});

export type PromotionExchange = ReturnType<typeof createPromotionExchange>;
