import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import type { InventoryService } from "#sandbox/platform/inventory/inventory-service.ts";
import type { PriceService } from "#sandbox/platform/prices/price-service.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { createPromotedProducts } from "#sandbox/platform/products/promoted-products-service.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import type { StoreService } from "#sandbox/platform/stores/store-service.ts";
import { createSortingExchange } from "./sorting-exchange-repository.ts";
import { createSearchExchange } from "./search-exchange-repository.ts";
import { createExplainSearch } from "./explain-search-service.ts";
import { createSearchRepository } from "./search-repository.ts";
import type { SearchRules } from "./search-rules.ts";
import { searchFamilies, type SearchRouteServices } from "./search-routes.ts";
import { createSearchService } from "./search-service.ts";

/** The search of products. */
export const searchModule = defineModule({
  services: ({
    database,
    shopperClock,
    promotions,
    products,
    ...given
  }: {
    database: Database;
    shopperClock: Clock;
    products: ProductService;
    prices: PriceService;
    inventory: InventoryService;
    stores: StoreService;
    promotions: PromotionService;
    world: { cartridge?: { calculation?: SearchRules } };
  }) => {
    const repository = createSearchRepository(database);
    const promotedProducts = createPromotedProducts({ promotions, products });
    const search = createSearchService(
      repository,
      { ...given, products, promotedProducts },
      shopperClock,
      given.world.cartridge?.calculation,
    );
    return { search, explainSearch: createExplainSearch(repository, search) };
  },
  parts: (all: SearchRouteServices) => ({ families: searchFamilies(all) }),
});

/** The door of words and facets for site archives. */
export const searchExchange = createSearchExchange;
export type { SearchExchange, SearchRedirect } from "./search-exchange-repository.ts";

/** The door of sorting for site archives. */
export const sortingExchange = createSortingExchange;
export type { SortingExchange, SortingOptionRow, SortingPart } from "./sorting-exchange-repository.ts";
