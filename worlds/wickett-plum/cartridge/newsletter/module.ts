import { newCustomerId } from "#sandbox/core/identifiers.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import type { ConsentService } from "#sandbox/platform/consents/consent-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { createSignUpRepository } from "./sign-up-repository.ts";
import { signUpFamilies } from "./sign-up-routes.ts";
import { createSignUpService, type SignUpService } from "./sign-up-service.ts";

/** Sign-ups for the newsletter. */
export const newsletterModule = defineModule({
  services: (given: Foundation & { consents: ConsentService; outbox: OutboxService }) => ({
    newsletterSignUps: createSignUpService({
      ...given,
      repository: createSignUpRepository(given.database),
      newId: newCustomerId,
    }),
  }),
  parts: ({ newsletterSignUps }: { newsletterSignUps: SignUpService }) => ({
    families: signUpFamilies(newsletterSignUps),
  }),
});
