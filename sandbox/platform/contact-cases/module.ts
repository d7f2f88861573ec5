import { newCustomerId } from "#sandbox/core/identifiers.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { createContactCaseRepository } from "./contact-case-repository.ts";
import { createContactCaseService } from "./contact-case-service.ts";

/** Questions to the service desk. */
export const contactCasesModule = defineModule({
  services: (given: Foundation & { outbox: OutboxService }) => ({
    contactCases: createContactCaseService({
      ...given,
      repository: createContactCaseRepository(given.database),
      newId: newCustomerId,
    }),
  }),
});
