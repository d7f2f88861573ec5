import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import type { CurrentShopper } from "#sandbox/platform/shopper-context/current-shopper.ts";
import type { MerchantRules } from "#sandbox/platform/site-preferences/merchant-rules-service.ts";
import { createShippingExchange } from "./shipping-exchange-repository.ts";
import { createShippingRepository } from "./shipping-repository.ts";
import { createShippingService } from "./shipping-service.ts";

/** Ways to ship. */
export const shippingModule = defineModule({
  services: ({
    database,
    currentShopper,
    merchantRules,
  }: {
    database: Database;
    currentShopper: CurrentShopper;
    merchantRules: MerchantRules;
  }) => ({
    shipping: createShippingService(createShippingRepository(database), merchantRules, () => currentShopper.locale()),
  }),
});

/** The door of shipping methods for site archives. */
export const shippingExchange = createShippingExchange;
export type { ShippingExchange, ShippingMethodRow } from "./shipping-exchange-repository.ts";
