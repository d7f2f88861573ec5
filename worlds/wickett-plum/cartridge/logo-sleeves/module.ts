import { newCustomerId } from "#sandbox/core/identifiers.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { createLogoSleeveRepository } from "./logo-sleeve-repository.ts";
import { logoSleeveFamilies } from "./logo-sleeve-routes.ts";
import { createLogoSleeveService, type LogoSleeveService } from "./logo-sleeve-service.ts";

/** Companies that want sleeves with their logo. */
export const logoSleevesModule = defineModule({
  services: (given: Foundation & { outbox: OutboxService }) => ({
    logoSleeves: createLogoSleeveService({
      ...given,
      repository: createLogoSleeveRepository(given.database),
      newId: newCustomerId,
    }),
  }),
  parts: ({ logoSleeves }: { logoSleeves: LogoSleeveService }) => ({ families: logoSleeveFamilies(logoSleeves) }),
});
