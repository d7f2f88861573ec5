import { createSituationService } from "#sandbox/platform/baskets/situation-service.ts";
import { createCustomerGroupRepository } from "#sandbox/platform/customers/customer-group-repository.ts";
import { createCustomerGroupService } from "#sandbox/platform/customers/customer-group-service.ts";
import { createInventoryRepository } from "#sandbox/platform/inventory/inventory-repository.ts";
import { createInventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import { createPriceRepository } from "#sandbox/platform/prices/price-repository.ts";
import { createPriceService } from "#sandbox/platform/prices/price-service.ts";
import { createProductRepository } from "#sandbox/platform/products/product-repository.ts";
import { createProductService } from "#sandbox/platform/products/product-service.ts";
import { createPromotionRepository } from "#sandbox/platform/promotions/promotion-repository.ts";
import { createPromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import { createShippingRepository } from "#sandbox/platform/shipping/shipping-repository.ts";
import { createShippingService } from "#sandbox/platform/shipping/shipping-service.ts";
import { createKeptPreferences } from "#sandbox/platform/site-preferences/kept-preferences-service.ts";
import { createSitePreferences } from "#sandbox/platform/site-preferences/site-preference-service.ts";
import { createSourceCodeRepository } from "#sandbox/platform/shopper-context/source-code-repository.ts";
import { createSourceCodeService } from "#sandbox/platform/shopper-context/source-code-service.ts";
import { createStoreRepository } from "#sandbox/platform/stores/store-repository.ts";
import { createStoreService } from "#sandbox/platform/stores/store-service.ts";
import { createSubscriptionRepository } from "#sandbox/platform/subscriptions/subscription-repository.ts";
import { createTaxRepository } from "#sandbox/platform/taxes/tax-repository.ts";
import { createTaxService } from "#sandbox/platform/taxes/tax-service.ts";
import { calculation } from "#worlds/wickett-plum/cartridge/calculation.ts";
import { sites } from "#worlds/wickett-plum/sites.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";

/**
 * What orders of the past are priced by: the engine's own services, at a clock that can be set.
 * @param clock the day an order is made on
 * @param worldClock the day the world is made at; the tax table begins with its own year, so older orders are taxed by
 * it as well
 */
export const createSeedServices = (database: Database, clock: Clock, worldClock: Clock) => {
  const products = createProductService(createProductRepository(database), clock, undefined, calculation.goodsOf);
  const prices = createPriceService(createPriceRepository(database), products, clock);
  const sourceCodes = createSourceCodeService(createSourceCodeRepository(database), () => undefined, clock);
  const promotions = createPromotionService(createPromotionRepository(database), clock);
  const preferencesOf = createKeptPreferences(createSitePreferences(database));
  const situations = createSituationService({
    products,
    prices,
    inventory: createInventoryService(createInventoryRepository(database)),
    stores: createStoreService(createStoreRepository(database)),
    shipping: createShippingService(createShippingRepository(database), calculation, preferencesOf),
    taxes: createTaxService(createTaxRepository(database), worldClock),
    promotions,
    sourceCodes,
    groups: createCustomerGroupService(createCustomerGroupRepository(database), () => ({}), clock),
    preferencesOf,
    rules: calculation,
    sites,
    clock,
  });
  const subscriptions = createSubscriptionRepository(database);
  return { products, situations, keepSubscriptions: subscriptions.insert };
};
