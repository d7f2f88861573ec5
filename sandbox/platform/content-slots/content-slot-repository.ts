import type { SlotConfiguration } from "#sandbox/core/columns/slot.ts";
import { asc } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { slotCampaigns, slotConfigurations } from "./content-slot-tables.ts";
import { campaigns } from "#sandbox/platform/promotions/promotion-tables.ts";
import type { Campaign, Qualifiers } from "#sandbox/platform/promotions/promotion.ts";
import type { SlotCampaign } from "./content-slot.ts";

/** A campaign with the sites it belongs to; all when there are none. */
export interface SiteCampaign extends Campaign {
  siteIds: readonly string[];
}

/** Everything slots are filled from. */
export interface SlotContents {
  configurations: SlotConfiguration[];
  assignments: SlotCampaign[];
  campaigns: SiteCampaign[];
}

/** Reads slots. */
export interface ContentSlotRepository {
  read(): Promise<SlotContents>;
}

/** A name without the site that parts a site's own version from its namesakes. */
const nameOf = (id: string, siteIds: readonly string[]): string => {
  const own = siteIds.find((siteId) => id.endsWith(`@${siteId}`));
  return own === undefined ? id : id.slice(0, -own.length - 1);
};

/** Slots in SQL. */
export const createContentSlotRepository = (database: Database): ContentSlotRepository => ({
  read: async () => ({
    configurations: await database.sql
      .select()
      .from(slotConfigurations)
      .orderBy(asc(slotConfigurations.position), asc(slotConfigurations.id)),
    assignments: await database.sql.select().from(slotCampaigns).orderBy(asc(slotCampaigns.id)),
    campaigns: (await database.sql.select().from(campaigns)).map(({ id, siteIds, qualifiers, ...campaign }) => ({
      ...campaign,
      ...(qualifiers as Qualifiers),
      id: nameOf(id, siteIds),
      siteIds,
    })),
  }),
});
