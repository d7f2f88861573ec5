import type { Database } from "#sandbox/core/database/connection.ts";
import { sitePreferences } from "#sandbox/platform/site-preferences/site-preference-tables.ts";
import { worldSitePreferences } from "#worlds/wickett-plum/site-preferences.ts";

/** Puts the default preferences of every site into the database. */
export const seedSitePreferences = async (database: Database): Promise<void> => {
  await database.sql
    .insert(sitePreferences)
    .values(
      worldSitePreferences.flatMap(({ siteId, values }) =>
        Object.entries(values).map(([name, value]) => ({ siteId, name, value })),
      ),
    );
};
