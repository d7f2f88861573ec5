import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import type { PreferenceValues } from "./preference-values.ts";
import type { SitePreferences } from "./site-preference-service.ts";

/** The preferences of a site, as the rules of a cartridge read them; nothing for a site that has none. */
export type PreferencesOf = (siteId: string) => Promise<PreferenceValues>;

/** Preferences of sites, kept in memory until they are forgotten. */
export const createKeptPreferences = (sitePreferences: Pick<SitePreferences, "ofAllSites">): PreferencesOf => {
  const preferences = createSharedRead(() => sitePreferences.ofAllSites());
  return async (siteId) => (await preferences()).get(siteId) ?? {};
};
