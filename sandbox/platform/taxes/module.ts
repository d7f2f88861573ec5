import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import { createTaxExchange } from "./tax-exchange-repository.ts";
import { createTaxRepository } from "./tax-repository.ts";
import { createTaxService } from "./tax-service.ts";

/** Tax tables. */
export const taxesModule = defineModule({
  services: ({ database, shopperClock }: { database: Database; shopperClock: Clock }) => ({
    taxes: createTaxService(createTaxRepository(database), shopperClock),
  }),
});

/** The door of tax tables for site archives. */
export const taxExchange = createTaxExchange;
export type { TaxExchange, TaxJurisdiction } from "./tax-exchange-repository.ts";
