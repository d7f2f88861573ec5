import type { Clock } from "./clock.ts";
import { createConciergeService } from "./concierges/concierge-service.ts";
import type { ConsentService } from "./consents/consent-service.ts";
import type { Database } from "./database/connection.ts";
import type { ImageAddress } from "./images/image-address.ts";
import { newCustomerId } from "./login/identifiers.ts";
import { createMarketingLeadRepository } from "./marketing-leads/marketing-lead-repository.ts";
import { createMarketingLeadService } from "./marketing-leads/marketing-lead-service.ts";
import { createLogoSleeveRepository } from "./logo-sleeves/logo-sleeve-repository.ts";
import { createLogoSleeveService } from "./logo-sleeves/logo-sleeve-service.ts";
import type { OutboxService } from "./outbox/outbox-service.ts";
import { DIGITAL_CATALOG_PATH, staticAddress } from "./print/sheet-address.ts";

/** Wires what companies and groups ask for, and who looks after them. */
export const createLeadServices = ({
  database,
  imageAddress,
  ...options
}: {
  database: Database;
  consents: ConsentService;
  outbox: OutboxService;
  clock: Clock;
  imageAddress: ImageAddress;
}) => {
  const concierges = createConciergeService(database);
  const marketingLeads = createMarketingLeadService({
    ...options,
    repository: createMarketingLeadRepository(database),
    concierges,
    catalogUrl: staticAddress(DIGITAL_CATALOG_PATH, imageAddress),
  });
  const logoSleeves = createLogoSleeveService({
    ...options,
    repository: createLogoSleeveRepository(database),
    newId: newCustomerId,
  });
  return { concierges, marketingLeads, logoSleeves };
};
