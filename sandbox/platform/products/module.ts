import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import { countryOfSite, type Site } from "#sandbox/organization/sites/site.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { PriceService } from "#sandbox/platform/prices/price-service.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import type { CurrentShopper } from "#sandbox/platform/shopper-context/current-shopper.ts";
import type { ShippingService } from "#sandbox/platform/shipping/shipping-service.ts";
import { createProductDocumentService } from "./product-document-service.ts";
import { createProductRepository } from "./product-repository.ts";
import { productFamilies, type ProductRouteServices } from "./product-routes.ts";
import { createProductService, type ProductService } from "./product-service.ts";
import { createPromotionMentions } from "./promotion-mention-service.ts";
import { createShippingMentions } from "./shipping-mention-service.ts";

/** The catalogue. */
export const productsModule = defineModule({
  services: (given: { database: Database; shopperClock: Clock; currentShopper: CurrentShopper }) => ({
    products: createProductService(createProductRepository(given.database), given.shopperClock, () =>
      given.currentShopper.locale(),
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
  }: {
    products: ProductService;
    prices: PriceService;
    inventory: InventoryService;
    promotions: PromotionService;
    shipping: ShippingService;
    sites: readonly Site[];
    shopperClock: Clock;
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
    ),
  }),
});
