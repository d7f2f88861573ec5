import { createSituationService } from "./baskets/situation-service.ts";
import { createThresholdRepository } from "./baskets/threshold-repository.ts";
import { createThresholdService } from "./baskets/threshold-service.ts";
import { createCustomerGroupRepository } from "./customers/customer-group-repository.ts";
import { createCustomerGroupService } from "./customers/customer-group-service.ts";
import { createInventoryRepository } from "./inventory/inventory-repository.ts";
import { createInventoryService } from "./inventory/inventory-service.ts";
import { createPriceRepository } from "./prices/price-repository.ts";
import { createPriceService } from "./prices/price-service.ts";
import { createProductRepository } from "./products/product-repository.ts";
import { createProductService } from "./products/product-service.ts";
import { createPromotionRepository } from "./promotions/promotion-repository.ts";
import { createPromotionService } from "./promotions/promotion-service.ts";
import { createShippingRepository } from "./shipping/shipping-repository.ts";
import { createShippingService } from "./shipping/shipping-service.ts";
import { createSourceCodeRepository } from "./shopper-context/source-code-repository.ts";
import { createSourceCodeService } from "./shopper-context/source-code-service.ts";
import { createStoreRepository } from "./stores/store-repository.ts";
import { createStoreService } from "./stores/store-service.ts";
import { createSubscriptionRepository } from "./subscriptions/subscription-repository.ts";
import { createTaxRepository } from "./taxes/tax-repository.ts";
import { createTaxService } from "./taxes/tax-service.ts";
import { sites } from "./world/sites.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/connection.ts";

/**
 * What orders of the past are priced by: the engine's own services, at a clock that can be set.
 * @param clock the day an order is made on
 * @param worldClock the day the world is made at; the tax table begins with its own year, so older orders are taxed by
 * it as well
 */
export const createSeedServices = (database: Database, clock: Clock, worldClock: Clock) => {
  const products = createProductService(createProductRepository(database), clock);
  const prices = createPriceService(createPriceRepository(database), products, clock);
  const sourceCodes = createSourceCodeService(createSourceCodeRepository(database), () => undefined, clock);
  const promotions = createPromotionService(createPromotionRepository(database), clock);
  const situations = createSituationService({
    products,
    prices,
    inventory: createInventoryService(createInventoryRepository(database)),
    stores: createStoreService(createStoreRepository(database)),
    shipping: createShippingService(createShippingRepository(database)),
    taxes: createTaxService(createTaxRepository(database), worldClock),
    promotions,
    sourceCodes,
    groups: createCustomerGroupService(createCustomerGroupRepository(database), () => ({}), clock),
    thresholds: createThresholdService(createThresholdRepository(database)),
    sites,
    clock,
  });
  const subscriptions = createSubscriptionRepository(database);
  return { products, situations, keepSubscriptions: subscriptions.insert };
};
