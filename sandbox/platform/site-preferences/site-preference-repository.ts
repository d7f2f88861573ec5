import { eq } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { sitePreferences } from "./site-preference-tables.ts";

export type PreferenceValue = string | number | boolean | null;

/** What a merchant has switched, per site. */
export const createSitePreferenceRepository = (database: Database) => ({
  of: async (siteId: string): Promise<Record<string, PreferenceValue>> => {
    const rows = await database.sql.select().from(sitePreferences).where(eq(sitePreferences.siteId, siteId));
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  },

  set: async (siteId: string, name: string, value: PreferenceValue): Promise<void> => {
    await database.sql
      .insert(sitePreferences)
      .values({ siteId, name, value })
      .onConflictDoUpdate({ target: [sitePreferences.siteId, sitePreferences.name], set: { value } });
  },
});
