import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import { newBasketId } from "#sandbox/platform/baskets/identifiers.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { createReviewRepository } from "./review-repository.ts";
import { createReviewService } from "./review-service.ts";

/** What shoppers say of products. */
export const reviewsModule = defineModule({
  services: (given: Foundation & { products: ProductService }) => ({
    reviews: createReviewService({
      ...given,
      repository: createReviewRepository(given.database),
      newId: newBasketId,
    }),
  }),
});
