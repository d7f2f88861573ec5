import { newCustomerId } from "#sandbox/core/identifiers.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import type { ConsentService } from "#sandbox/platform/consents/consent-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { SitePreferences } from "#sandbox/platform/site-preferences/site-preference-service.ts";
import { createCatalogRequestRepository } from "./catalog-request-repository.ts";
import { catalogRequestFamilies } from "./catalog-request-routes.ts";
import { createCatalogRequestService, type CatalogRequestService } from "./catalog-request-service.ts";

/** Who wants printed catalogs. */
export const catalogRequestsModule = defineModule({
  services: ({
    sitePreferences,
    ...given
  }: Foundation & { sitePreferences: SitePreferences; consents: ConsentService; outbox: OutboxService }) => ({
    catalogRequests: createCatalogRequestService({
      ...given,
      repository: createCatalogRequestRepository(given.database),
      preferences: sitePreferences,
      newId: newCustomerId,
    }),
  }),
  parts: ({ catalogRequests }: { catalogRequests: CatalogRequestService }) => ({
    families: catalogRequestFamilies(catalogRequests),
  }),
});
