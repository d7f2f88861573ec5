import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { createBackInStockRepository } from "./back-in-stock-repository.ts";
import { backInStockFamilies } from "./back-in-stock-routes.ts";
import { createBackInStockService, type BackInStockService } from "./back-in-stock-service.ts";

/** Mails about what can be ordered again. */
export const backInStockModule = defineModule({
  services: (given: Foundation & { products: ProductService; inventory: InventoryService; outbox: OutboxService }) => ({
    backInStock: createBackInStockService({ ...given, repository: createBackInStockRepository(given.database) }),
  }),
  parts: ({ backInStock }: { backInStock: BackInStockService }) => ({
    families: backInStockFamilies(backInStock),
    dueWork: [backInStock.work],
  }),
});
