import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import type { ExperienceService } from "#sandbox/platform/experience/experience-service.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { createSeoRepository } from "./seo-repository.ts";
import { seoFamilies } from "./seo-routes.ts";
import { createSeoService, type SeoService } from "./seo-service.ts";

/** Addresses of pages, and redirects. */
export const seoModule = defineModule({
  services: ({
    database,
    clock,
    products,
    experience,
  }: Foundation & { products: ProductService; experience: ExperienceService }) => ({
    seo: createSeoService(createSeoRepository(database), { products, experience }, clock),
  }),
  parts: ({ seo }: { seo: SeoService }) => ({ families: seoFamilies(seo) }),
});
