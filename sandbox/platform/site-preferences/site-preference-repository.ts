import { eq } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import type { PreferenceValue } from "./preference-values.ts";
import { sitePreferences } from "./site-preference-tables.ts";

/** What a merchant has switched, per site. */
export const createSitePreferenceRepository = (database: Database) => ({
  of: async (siteId: string): Promise<Record<string, PreferenceValue>> => {
    const rows = await database.sql.select().from(sitePreferences).where(eq(sitePreferences.siteId, siteId));
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  },

  /** Of every site that has any. */
  ofAllSites: async (): Promise<Map<string, Record<string, PreferenceValue>>> => {
    const rows = await database.sql.select().from(sitePreferences);
    return new Map(
      [...groupedBy(rows, ({ siteId }) => siteId)].map(([siteId, all]) => [
        siteId,
        Object.fromEntries(all.map(({ name, value }) => [name, value])),
      ]),
    );
  },

  set: async (siteId: string, name: string, value: PreferenceValue): Promise<void> => {
    await database.sql
      .insert(sitePreferences)
      .values({ siteId, name, value })
      .onConflictDoUpdate({ target: [sitePreferences.siteId, sitePreferences.name], set: { value } });
  },
});
