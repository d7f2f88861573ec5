import type { Clock } from "./clock.ts";
import { createConciergeService } from "./concierges/concierge-service.ts";
import type { ConsentService } from "./consents/consent-service.ts";
import { createContactCaseRepository } from "./contact-cases/contact-case-repository.ts";
import { createContactCaseService } from "./contact-cases/contact-case-service.ts";
import type { Database } from "./database/connection.ts";
import type { WorldDefinition } from "./define-world.ts";
import type { ImageAddress } from "./images/image-address.ts";
import { newCustomerId } from "./login/identifiers.ts";
import { createMarketingLeadRepository } from "./marketing-leads/marketing-lead-repository.ts";
import { createMarketingLeadService } from "./marketing-leads/marketing-lead-service.ts";
import { createLogoSleeveRepository } from "./logo-sleeves/logo-sleeve-repository.ts";
import { createLogoSleeveService } from "./logo-sleeves/logo-sleeve-service.ts";
import { createSignUpRepository } from "./newsletter/sign-up-repository.ts";
import { createSignUpService } from "./newsletter/sign-up-service.ts";
import type { OutboxService } from "./outbox/outbox-service.ts";
import { staticAddress } from "./print/static-address.ts";

/**
 * Wires what forms of the shop leave: sign-ups, questions, what companies and groups ask for, and who looks after them.
 */
export const createFormServices = ({
  database,
  world,
  imageAddress,
  ...options
}: {
  database: Database;
  consents: ConsentService;
  outbox: OutboxService;
  clock: Clock;
  world: Pick<WorldDefinition, "digitalCatalogPath">;
  imageAddress: ImageAddress;
}) => {
  const concierges = createConciergeService(database);
  const marketingLeads = createMarketingLeadService({
    ...options,
    repository: createMarketingLeadRepository(database),
    concierges,
    catalogUrl: staticAddress(world.digitalCatalogPath ?? "", imageAddress),
  });
  const logoSleeves = createLogoSleeveService({
    ...options,
    repository: createLogoSleeveRepository(database),
    newId: newCustomerId,
  });
  const newsletterSignUps = createSignUpService({
    ...options,
    repository: createSignUpRepository(database),
    newId: newCustomerId,
  });
  const contactCases = createContactCaseService({
    ...options,
    database,
    repository: createContactCaseRepository(database),
    newId: newCustomerId,
  });
  return { newsletterSignUps, contactCases, concierges, marketingLeads, logoSleeves };
};
