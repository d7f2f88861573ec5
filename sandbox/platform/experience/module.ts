import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { defineModule } from "#sandbox/core/module.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { createExperienceExchange } from "./experience-exchange-repository.ts";
import { createExperienceRepository } from "./experience-repository.ts";
import { experienceFamilies, type ExperienceRouteServices } from "./experience-routes.ts";
import { createExperienceService } from "./experience-service.ts";

/** Content and pages of the page designer. */
export const experienceModule = defineModule({
  services: (given: {
    database: Database;
    products: ProductService;
    shopperClock: Clock;
    world: { aspectTypes: Readonly<Record<string, "category" | "product">> };
  }) => ({
    experience: createExperienceService(
      createExperienceRepository(given.database),
      given.products,
      given.world.aspectTypes,
      given.shopperClock,
    ),
  }),
  parts: (all: ExperienceRouteServices) => ({ families: experienceFamilies(all) }),
});

/** The door of the content library for site archives. */
export const experienceExchange = createExperienceExchange;
export type { ContentFacts, ContentFolder, ContentText, ExperienceExchange } from "./experience-exchange-repository.ts";
