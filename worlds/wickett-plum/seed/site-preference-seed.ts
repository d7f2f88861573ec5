import type { Database } from "#sandbox/database/connection.ts";
import { sitePreferences } from "#sandbox/database/schema/site-preferences.ts";
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
