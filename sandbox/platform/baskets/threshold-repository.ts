import { inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { sitePreferences } from "#sandbox/platform/site-preferences/site-preference-tables.ts";

/** Reads the least an order of each site has to come to, in cents; sites that ask for none are left out. */
export const createThresholdRepository = (database: Database) => ({
  minimums: async (): Promise<ReadonlyMap<string, number>> => {
    const rows = await database.sql
      .select()
      .from(sitePreferences)
      .where(inArray(sitePreferences.name, ["qdThresholdEnabled", "qdThreshold"]));
    const enabled = rows.flatMap(({ siteId, name, value }) =>
      name === "qdThresholdEnabled" && value === true ? [siteId] : [],
    );
    return new Map(
      rows.flatMap(({ siteId, name, value }) =>
        name === "qdThreshold" && typeof value === "number" && value > 0 && enabled.includes(siteId)
          ? [[siteId, Math.round(value * 100)] as const]
          : [],
      ),
    );
  },
});

export type ThresholdRepository = ReturnType<typeof createThresholdRepository>;
