import type { Database } from "#sandbox/core/database/connection.ts";
import type { PreferenceValue } from "./preference-values.ts";
import { createSitePreferenceRepository } from "./site-preference-repository.ts";

/** What a merchant has switched, per site. */
export interface SitePreferences {
  /** Every custom preference of a site by its name. */
  of(siteId: string): Promise<Record<string, PreferenceValue>>;
  /** Those of every site that has any. */
  ofAllSites(): Promise<ReadonlyMap<string, Record<string, PreferenceValue>>>;
  set(siteId: string, name: string, value: PreferenceValue): Promise<void>;
}

/** Custom preferences, read at every question. */
export const createSitePreferences = (database: Database): SitePreferences => createSitePreferenceRepository(database);
