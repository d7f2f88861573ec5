import { asc, inArray, max } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { slotCampaigns, slotConfigurations } from "#sandbox/platform/content-slots/content-slot-tables.ts";
import type { Mapping } from "./mapping.ts";
import { siteMapping } from "./site-mapping.ts";
import { slotCampaignElement, slotCampaignOf, slotElement, slotOf } from "./slot-facts.ts";

type SlotRow = typeof slotConfigurations.$inferSelect;
type CampaignRow = typeof slotCampaigns.$inferSelect;

/** What stands in the slots of pages, and in which campaigns. */
export const slotMappings = (database: Database): Mapping[] => {
  let position = 0;
  return [
    siteMapping<SlotRow>({
      kind: "slots",
      object: "slot-configuration",
      table: {
        read: async () => {
          const rows = await database.sql
            .select()
            .from(slotConfigurations)
            .orderBy(asc(slotConfigurations.position), asc(slotConfigurations.id));
          const [last] = await database.sql
            .select({ position: max(slotConfigurations.position) })
            .from(slotConfigurations);
          position = Math.max(position, (last?.position ?? -1) + 1);
          return rows;
        },
        replace: async (removedIds, rows) => {
          const ids = [...removedIds, ...rows.map(({ id }) => id)];
          if (ids.length > 0) await database.sql.delete(slotConfigurations).where(inArray(slotConfigurations.id, ids));
          if (rows.length > 0) await database.sql.insert(slotConfigurations).values([...rows]);
        },
      },
      present: slotElement,
      apply: (entry, _before, context) => {
        position += 1;
        return { id: entry.key, siteIds: [], ...slotOf(entry, context), position };
      },
    }),
    siteMapping<CampaignRow>({
      kind: "slots",
      object: "slot-configuration-campaign-assignment",
      table: {
        read: async () => await database.sql.select().from(slotCampaigns).orderBy(asc(slotCampaigns.id)),
        replace: async (removedIds, rows) => {
          const ids = [...removedIds, ...rows.map(({ id }) => id)];
          if (ids.length > 0) await database.sql.delete(slotCampaigns).where(inArray(slotCampaigns.id, ids));
          if (rows.length > 0) await database.sql.insert(slotCampaigns).values([...rows]);
        },
      },
      present: slotCampaignElement,
      apply: (entry, _before, context) => ({ id: entry.key, siteIds: [], ...slotCampaignOf(entry, context) }),
    }),
  ];
};
