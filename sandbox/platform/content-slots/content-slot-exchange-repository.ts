import { max } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { replaceableRows } from "#sandbox/core/database/row-changes.ts";
import { slotCampaigns, slotConfigurations } from "./content-slot-tables.ts";

export type SlotRow = typeof slotConfigurations.$inferSelect;
export type SlotCampaignRow = typeof slotCampaigns.$inferSelect;

/** Slots as site archives read and write them. */
export const createContentSlotExchange = (database: Database) => ({
  configurations: replaceableRows(database, slotConfigurations, slotConfigurations.position),
  campaigns: replaceableRows(database, slotCampaigns),

  /** The place behind the last configuration. */
  nextPosition: async (): Promise<number> => {
    const [last] = await database.sql.select({ position: max(slotConfigurations.position) }).from(slotConfigurations);
    return (last?.position ?? -1) + 1;
  },
});

export type ContentSlotExchange = ReturnType<typeof createContentSlotExchange>;
