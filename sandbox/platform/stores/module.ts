import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import { createStoreExchange } from "./store-exchange-repository.ts";
import { createStoreRepository } from "./store-repository.ts";
import { storeFamilies } from "./store-routes.ts";
import { createStoreService, type StoreService } from "./store-service.ts";

/** Shops one can walk into. */
export const storesModule = defineModule({
  services: ({ database }: { database: Database }) => ({ stores: createStoreService(createStoreRepository(database)) }),
  parts: ({ stores, imageAddress }: { stores: StoreService; imageAddress: ImageAddress }) => ({
    families: storeFamilies(stores, imageAddress),
  }),
});

/** The door of shops for site archives. */
export const storeExchange = createStoreExchange;
export type { StoreExchange } from "./store-exchange-repository.ts";
