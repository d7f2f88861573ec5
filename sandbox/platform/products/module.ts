import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import { countryOfSite, type Site } from "#sandbox/organization/sites/site.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { PriceService } from "#sandbox/platform/prices/price-service.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import type { CurrentShopper } from "#sandbox/platform/shopper-context/current-shopper.ts";
import type { ShippingService } from "#sandbox/platform/shipping/shipping-service.ts";
import { createRecommendationExchange } from "./recommendation-exchange-repository.ts";
import type { ProductRules } from "./product.ts";
import { createCategoryExchange } from "./category-exchange-repository.ts";
import { createProductExchange } from "./product-exchange-repository.ts";
import { createProductDocumentService } from "./product-document-service.ts";
import { createProductRepository } from "./product-repository.ts";
import { productFamilies, type ProductRouteServices } from "./product-routes.ts";
import { createProductService, type ProductService } from "./product-service.ts";
import { createPromotionMentions } from "./promotion-mention-service.ts";
import { createShippingMentions } from "./shipping-mention-service.ts";

/** The catalogue. */
export const productsModule = defineModule({
  services: (given: {
    database: Database;
    shopperClock: Clock;
    currentShopper: CurrentShopper;
    world: { cartridge?: { calculation?: ProductRules } };
  }) => ({
    products: createProductService(
      createProductRepository(given.database),
      given.shopperClock,
      () => given.currentShopper.locale(),
      given.world.cartridge?.calculation?.goodsOf,
    ),
  }),
  parts: (all: ProductRouteServices) => ({ families: productFamilies(all) }),
});

/** Products as documents, with price, stock, promotions and ways to ship. */
export const productDocumentsModule = defineModule({
  services: ({
    products,
    prices,
    inventory,
    promotions,
    shipping,
    sites,
    shopperClock,
    world,
  }: {
    products: ProductService;
    prices: PriceService;
    inventory: InventoryService;
    promotions: PromotionService;
    shipping: ShippingService;
    sites: readonly Site[];
    shopperClock: Clock;
    world: { cartridge?: { calculation?: ProductRules } };
  }) => ({
    documents: createProductDocumentService(
      {
        products,
        prices,
        inventory,
        promotionsOf: createPromotionMentions({ promotions, products, prices }, shopperClock),
        shippingMethodsOf: createShippingMentions(shipping, (siteId) => countryOfSite(sites, siteId)),
      },
      shopperClock,
      world.cartridge?.calculation,
    ),
  }),
});

/** The door of products for site archives. */
export const productExchange = createProductExchange;
export type { ProductExchange } from "./product-exchange-repository.ts";

/** The door of categories for site archives. */
export const categoryExchange = createCategoryExchange;
export type { CategoryAssignment, CategoryExchange, CategoryFacts } from "./category-exchange-repository.ts";

/** The door of recommendations for site archives. */
export const recommendationExchange = createRecommendationExchange;
export type { RecommendationExchange, RecommendationFacts } from "./recommendation-exchange-repository.ts";
