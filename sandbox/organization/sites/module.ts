import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import type { Site } from "./site.ts";
import { siteFamilies } from "./site-routes.ts";
import { createSiteService } from "./site-service.ts";

/** The sites of the organization. */
export const sitesModule = defineModule({
  services: ({ database }: { database: Database }) => {
    const service = createSiteService(database);
    return { sites: service.list, loadSites: () => service.load() };
  },
  parts: (all: { sites: readonly Site[]; loadSites: () => Promise<void>; sandboxOrigin: string }) => ({
    families: siteFamilies(all.sites, all.sandboxOrigin),
    prepare: all.loadSites,
  }),
});
