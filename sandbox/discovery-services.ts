import { createContentSlotRepository } from "./content-slots/content-slot-repository.ts";
import { createContentSlotService } from "./content-slots/content-slot-service.ts";
import { createExperienceRepository } from "./experience/experience-repository.ts";
import { createExperienceService } from "./experience/experience-service.ts";
import { createPromotedProducts } from "./products/promoted-products-service.ts";
import { createRecommendationRepository } from "./recommendations/recommendation-repository.ts";
import { createRecommendationService } from "./recommendations/recommendation-service.ts";
import { createExplainSearch } from "./search/explain-search-service.ts";
import { createSearchRepository } from "./search/search-repository.ts";
import { createSearchService } from "./search/search-service.ts";
import { createReviewRepository } from "./reviews/review-repository.ts";
import { createReviewService } from "./reviews/review-service.ts";
import { createSeoRepository } from "./seo/seo-repository.ts";
import { createSeoService } from "./seo/seo-service.ts";
import type { PromotionService } from "./promotions/promotion-service.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/connection.ts";
import type { WorldDefinition } from "./define-world.ts";
import { newBasketId } from "./baskets/identifiers.ts";

type Given = Omit<Parameters<typeof createRecommendationService>[0], "repository" | "recommenders"> &
  Omit<Parameters<typeof createSearchService>[1], "promotedProducts"> &
  Pick<Parameters<typeof createPromotedProducts>[0], "promotions">;

interface DiscoveryNeeds extends Given {
  database: Database;
  world: WorldDefinition;
  /** The time of the shopper who asks. */
  shopperClock: Clock;
  promotions: PromotionService;
}

/**
 * Wires how shoppers come upon products: search, editors' pages and slots, addresses, recommendations, reviews; the
 * part of `services.ts` that stands on the catalogue.
 */
export const createDiscoveryServices = ({
  database,
  world,
  sites,
  clock,
  shopperClock,
  products,
  prices,
  inventory,
  stores,
  promotions,
}: DiscoveryNeeds) => {
  const promotedProducts = createPromotedProducts({ promotions, products });
  const searchRepository = createSearchRepository(database);
  const search = createSearchService(
    searchRepository,
    { products, prices, inventory, stores, promotedProducts },
    shopperClock,
  );
  const explainSearch = createExplainSearch(searchRepository, search);
  const experience = createExperienceService(
    createExperienceRepository(database),
    products,
    world.aspectTypes,
    shopperClock,
  );
  const contentSlots = createContentSlotService(createContentSlotRepository(database), shopperClock, (siteId) =>
    promotions.sourceCodeGroupOf(siteId),
  );
  const seo = createSeoService(createSeoRepository(database), { products, experience }, clock);
  const recommendations = createRecommendationService({
    database,
    repository: createRecommendationRepository(database),
    products,
    prices,
    inventory,
    clock,
    recommenders: world.recommenders,
    sites,
  });
  const reviews = createReviewService({
    database,
    repository: createReviewRepository(database),
    products,
    clock,
    newId: newBasketId,
  });
  return { search, explainSearch, recommendations, reviews, experience, contentSlots, seo };
};
