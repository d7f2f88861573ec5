import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import type { PreferenceValue } from "./site-preference-repository.ts";
import type { SitePreferences } from "./site-preference-service.ts";

/** Custom preferences of a site by their names. */
export type PreferenceValues = Readonly<Record<string, PreferenceValue>>;

/** The preferences of a site, as the rules of a cartridge read them; nothing for a site that has none. */
export type PreferencesOf = (siteId: string) => Promise<PreferenceValues>;

/** Preferences of sites, kept in memory until they are forgotten. */
export const createKeptPreferences = (sitePreferences: Pick<SitePreferences, "ofAllSites">): PreferencesOf => {
  const preferences = createSharedRead(() => sitePreferences.ofAllSites());
  return async (siteId) => (await preferences()).get(siteId) ?? {};
};
