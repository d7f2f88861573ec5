import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import type { Site } from "#sandbox/organization/sites/site.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { PriceService } from "#sandbox/platform/prices/price-service.ts";
import type { ProductRules } from "#sandbox/platform/products/product.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import type { Recommender } from "./recommender.ts";
import { createRecommendationRepository } from "./recommendation-repository.ts";
import { createRecommendationService } from "./recommendation-service.ts";

/** What goes well together. */
export const recommendationsModule = defineModule({
  services: ({
    world,
    ...given
  }: Foundation & {
    products: ProductService;
    prices: PriceService;
    inventory: InventoryService;
    sites: readonly Site[];
    world: { recommenders: readonly Recommender[]; cartridge?: { calculation?: ProductRules } };
  }) => ({
    recommendations: createRecommendationService({
      ...given,
      repository: createRecommendationRepository(given.database),
      recommenders: world.recommenders,
      goodsOf: world.cartridge?.calculation?.goodsOf,
    }),
  }),
});
