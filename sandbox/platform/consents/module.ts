import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import type { ConsentSubscription } from "./consent.ts";
import { createConsentRepository } from "./consent-repository.ts";
import { consentFamilies } from "./consent-routes.ts";
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
  parts: ({ consents }: { consents: ConsentService }) => ({ families: consentFamilies(consents) }),
});
