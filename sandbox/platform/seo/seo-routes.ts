import { missingParameter } from "#sandbox/core/request/query-values.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { SeoService } from "./seo-service.ts";

/** Longest segment that is looked up. */
export const MAX_SEGMENT_LENGTH = 2047;

/** Operations of Shopper SEO. */
export const seoFamilies = (seo: SeoService): ApiFamily[] => [
  {
    base: "/site/shopper-seo/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "ShopperSEO.getUrlMapping",
        method: "get",
        path: "/url-mapping",
        query: ["urlSegment"],
        cacheSeconds: 900,
        handle: async ({ query, siteId, locale }) => {
          const segment = query.get("urlSegment");
          if (!segment) throw missingParameter("urlSegment");
          if (segment.length > MAX_SEGMENT_LENGTH)
            throw new Fault(400, "string-constraint-violation", "The address is too long.", {
              parameter: "urlSegment",
              expected: `(1..${MAX_SEGMENT_LENGTH})`,
            });
          const { resource, redirect, productCategoryId } = await seo.mapping(segment, siteId, locale);
          if (!redirect) return resource;
          const { refinements: _refinements, ...target } = resource ?? {};
          return {
            ...target,
            statusCode: redirect.statusCode,
            destinationUrl: redirect.destination,
            copySourceParams: redirect.copySourceParams,
            ...(productCategoryId === undefined ? {} : { productCategoryId }),
          };
        },
      },
    ],
  },
];
