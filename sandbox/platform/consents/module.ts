import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { erasing } from "#sandbox/core/database/personal-data.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { ConsentSubscription } from "./consent.ts";
import { createConsentRepository } from "./consent-repository.ts";
import { consentFamilies } from "./consent-routes.ts";
import { consents as consentTable } from "./consent-tables.ts";
import { createConsentService, type ConsentService } from "./consent-service.ts";

/** What shoppers agree to hear about. */
export const consentsModule = defineModule({
  services: ({
    database,
    clock,
    customers,
    world,
  }: Foundation & {
    customers: CustomerService;
    world: { consentSubscriptions: readonly ConsentSubscription[] };
  }) => ({
    consents: createConsentService({
      repository: createConsentRepository(database),
      customers,
      subscriptions: world.consentSubscriptions,
      clock,
    }),
  }),
  parts: ({ database, consents }: { database: Database; consents: ConsentService }) => ({
    families: consentFamilies(consents),
    erasePerson: erasing(database, consentTable),
  }),
});
