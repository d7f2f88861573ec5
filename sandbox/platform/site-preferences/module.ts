import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import { createSitePreferenceExchange } from "./site-preference-exchange-repository.ts";
import { createKeptPreferences } from "./kept-preferences-service.ts";
import { configurationFamilies, type ConfiguredSite } from "./configuration-routes.ts";
import { sitePreferenceFamilies } from "./site-preference-routes.ts";
import { createSitePreferences, type SitePreferences } from "./site-preference-service.ts";

/** Custom preferences of sites, and what the platform tells of their configuration. */
export const sitePreferencesModule = defineModule({
  services: ({ database }: { database: Database }) => {
    const sitePreferences = createSitePreferences(database);
    return { sitePreferences, preferencesOf: createKeptPreferences(sitePreferences) };
  },
  parts: (all: {
    sitePreferences: SitePreferences;
    vendorsOrigin: string;
    imageAddress: ImageAddress;
    sites: readonly ConfiguredSite[];
    clock: Clock;
  }) => ({
    families: [...sitePreferenceFamilies(all.sitePreferences, all), ...configurationFamilies(all.sites, all.clock)],
  }),
});

/** The door of preferences for site archives. */
export const sitePreferenceExchange = createSitePreferenceExchange;
export type { SitePreferenceExchange, SitePreferenceRow } from "./site-preference-exchange-repository.ts";
