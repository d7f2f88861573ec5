import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import type { CurrentShopper } from "#sandbox/platform/shopper-context/current-shopper.ts";
import type { PreferencesOf } from "#sandbox/platform/site-preferences/kept-preferences-service.ts";
import type { ShippingRules } from "./parcel-care.ts";
import { createShippingExchange } from "./shipping-exchange-repository.ts";
import { createShippingRepository } from "./shipping-repository.ts";
import { createShippingService } from "./shipping-service.ts";

/** Ways to ship. */
export const shippingModule = defineModule({
  services: ({
    database,
    currentShopper,
    preferencesOf,
    world,
  }: {
    database: Database;
    currentShopper: CurrentShopper;
    preferencesOf: PreferencesOf;
    world: { cartridge?: { calculation?: ShippingRules } };
  }) => ({
    shipping: createShippingService(
      createShippingRepository(database),
      world.cartridge?.calculation ?? {},
      preferencesOf,
      () => currentShopper.locale(),
    ),
  }),
});

/** The door of shipping methods for site archives. */
export const shippingExchange = createShippingExchange;
export type { ShippingExchange, ShippingMethodRow } from "./shipping-exchange-repository.ts";
