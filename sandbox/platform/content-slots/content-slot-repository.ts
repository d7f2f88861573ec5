import type { SlotConfiguration } from "#sandbox/core/columns/slot.ts";
import { asc } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { slotCampaigns, slotConfigurations } from "./content-slot-tables.ts";
import type { SlotCampaign } from "./content-slot.ts";

/** Everything slots are filled from. */
export interface SlotContents {
  configurations: SlotConfiguration[];
  assignments: SlotCampaign[];
}

/** Reads slots. */
export interface ContentSlotRepository {
  read(): Promise<SlotContents>;
}

/** Slots in SQL. */
export const createContentSlotRepository = (database: Database): ContentSlotRepository => ({
  read: async () => ({
    configurations: await database.sql
      .select()
      .from(slotConfigurations)
      .orderBy(asc(slotConfigurations.position), asc(slotConfigurations.id)),
    assignments: await database.sql.select().from(slotCampaigns).orderBy(asc(slotCampaigns.id)),
  }),
});
