import { hourly } from "#sandbox/core/due-work.ts";
import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { createSourceCodeExchange } from "./source-code-exchange-repository.ts";
import { createCurrentShopper } from "./current-shopper.ts";
import { createShopperContextRepository } from "./shopper-context-repository.ts";
import { shopperContextFamilies } from "./shopper-context-routes.ts";
import { createShopperContextService, type ShopperContextService } from "./shopper-context-service.ts";
import { createSourceCodeRepository } from "./source-code-repository.ts";
import { createSourceCodeService } from "./source-code-service.ts";

/** What is known of the session whose call is running: its context, its source code, its time. */
export const shopperContextModule = defineModule({
  services: ({ database, clock, organizationId }: Foundation & { organizationId: string }) => {
    const currentShopper = createCurrentShopper();
    /** The time that prices, promotions and search go by: what the session's context says, else the sandbox's. */
    const shopperClock = currentShopper.clock(clock);
    return {
      contexts: createShopperContextService(createShopperContextRepository(database), clock, organizationId),
      currentShopper,
      shopperClock,
      sourceCodes: createSourceCodeService(
        createSourceCodeRepository(database),
        () => currentShopper.context().sourceCode,
        shopperClock,
      ),
    };
  },
  parts: ({ contexts }: { contexts: ShopperContextService }) => ({
    families: shopperContextFamilies(contexts),
    dueWork: [
      {
        name: "shopper contexts: remove expired",
        nextDue: hourly(() => contexts.nextExpiry()),
        run: (at: Date) => contexts.removeExpired(at),
      },
    ],
  }),
});

/** The door of source codes for site archives. */
export const sourceCodeExchange = createSourceCodeExchange;
export type { SourceCodeExchange, SourceCodeRow } from "./source-code-exchange-repository.ts";
