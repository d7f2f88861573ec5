import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import type { ConciergeService } from "#worlds/wickett-plum/cartridge/concierges/concierge-service.ts";
import type { ConsentService } from "#sandbox/platform/consents/consent-service.ts";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { staticAddress } from "#sandbox/platform/print/static-address.ts";
import { createMarketingLeadRepository } from "./marketing-lead-repository.ts";
import { marketingLeadFamilies } from "./marketing-lead-routes.ts";
import { createMarketingLeadService, type MarketingLeadService } from "./marketing-lead-service.ts";

/** Companies and groups that ask to be called or to be sent something. */
export const marketingLeadsModule = defineModule({
  services: ({
    imageAddress,
    digitalCatalogPath,
    ...given
  }: Foundation & {
    concierges: ConciergeService;
    consents: ConsentService;
    outbox: OutboxService;
    imageAddress: ImageAddress;
    digitalCatalogPath: string;
  }) => ({
    marketingLeads: createMarketingLeadService({
      ...given,
      repository: createMarketingLeadRepository(given.database),
      catalogUrl: staticAddress(digitalCatalogPath, imageAddress),
    }),
  }),
  parts: ({ marketingLeads }: { marketingLeads: MarketingLeadService }) => ({
    families: marketingLeadFamilies(marketingLeads),
  }),
});
