import type { Clock } from "#sandbox/core/clock.ts";
import type { ExperienceService } from "#sandbox/platform/experience/experience-service.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ProductService } from "#sandbox/platform/products/product-service.ts";
import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import type { SeoRepository } from "./seo-repository.ts";
import {
  normalisedSegment,
  redirectFor,
  resourceAt,
  type MappedResource,
  type MappingSituation,
  type UrlRedirect,
} from "./url-mapping.ts";

/** What an address leads to: a resource, or another address with what stands behind that, where it is ours. */
export interface MappedUrl {
  resource: MappedResource | undefined;
  redirect: UrlRedirect | undefined;
  /** Of a redirect to a product: its category. */
  productCategoryId: string | undefined;
}

/** The addresses of the storefront. */
export interface SeoService {
  /** @throws Fault 404 `seo-url-mapping-not-found`. */
  mapping(urlSegment: string, siteId: string, locale: string): Promise<MappedUrl>;
}

/** Addresses, with redirects kept in memory between writes. */
export const createSeoService = (
  repository: SeoRepository,
  { products, experience }: { products: ProductService; experience: ExperienceService },
  clock: Clock,
): SeoService => {
  const redirects = createSharedRead(() => repository.readRedirects());

  const situationOf = async (siteId: string, locale: string): Promise<MappingSituation> => ({
    siteId,
    now: clock.now(),
    catalogue: await products.catalogue(locale),
    contentPaths: await experience.contentPaths(locale),
    pageIds: await experience.pageIds(siteId),
  });

  return {
    mapping: async (urlSegment, siteId, locale) => {
      const segment = normalisedSegment(urlSegment);
      const situation = await situationOf(siteId, locale);
      const redirect = redirectFor(segment, (await redirects()).get(siteId) ?? []);
      const target = redirect ? normalisedSegment(redirect.destination) : segment;
      const resource = segment.includes("?") ? undefined : resourceAt(target, situation);
      if (!redirect && !resource)
        throw new Fault(404, "seo-url-mapping-not-found", segment, {
          urlSegment: segment,
          locale: locale.replace("-", "_"),
        });
      return {
        resource,
        redirect,
        productCategoryId:
          redirect && resource?.resourceType === "PRODUCT"
            ? (situation.catalogue.products.get(resource.resourceId)?.primaryCategoryId ?? undefined)
            : undefined,
      };
    },
  };
};
