import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import { createInventoryExchange } from "./inventory-exchange-repository.ts";
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

/** The door of stock lists for site archives. */
export const inventoryExchange = createInventoryExchange;
export type { InventoryExchange, InventoryListRow, StockFacts } from "./inventory-exchange-repository.ts";
