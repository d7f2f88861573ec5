import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { createOutboxRepository } from "./outbox-repository.ts";
import { createOutboxService } from "./outbox-service.ts";

/** Mails and text messages that would have been sent. */
export const outboxModule = defineModule({
  services: ({ database, clock }: Foundation) => ({
    outbox: createOutboxService(createOutboxRepository(database), clock),
  }),
});
