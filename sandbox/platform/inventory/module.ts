import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import { createInventoryRepository } from "./inventory-repository.ts";
import { inventoryFamilies } from "./inventory-routes.ts";
import { createInventoryService } from "./inventory-service.ts";

/** Stock. */
export const inventoryModule = defineModule({
  services: ({ database }: { database: Database }) => ({
    inventory: createInventoryService(createInventoryRepository(database)),
  }),
  parts: (all: Parameters<typeof inventoryFamilies>[0]) => ({ families: inventoryFamilies(all) }),
});
