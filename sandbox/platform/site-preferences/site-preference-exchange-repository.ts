import { asc, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { sitePreferences } from "./site-preference-tables.ts";

export type SitePreferenceRow = typeof sitePreferences.$inferSelect;

/** Custom preferences as site archives read and write them. */
export const createSitePreferenceExchange = (database: Database) => ({
  /** Those of every site, by site and name. */
  read: (): Promise<SitePreferenceRow[]> =>
    database.sql.select().from(sitePreferences).orderBy(asc(sitePreferences.siteId), asc(sitePreferences.name)),

  put: (rows: readonly SitePreferenceRow[]): Promise<void> =>
    insertRows(database, sitePreferences, rows, sql`on conflict (site_id, name) do update set value = excluded.value`),
});

export type SitePreferenceExchange = ReturnType<typeof createSitePreferenceExchange>;
