import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { ImageAddress } from "#sandbox/platform/images/image-address.ts";
import { staticAddress } from "#sandbox/platform/print/static-address.ts";
import type { SitePreferences } from "./site-preference-service.ts";

/**
 * `GET /custom/site-preferences/v1/…/site-preferences`: everything the merchant has set for the site, by name;
 * `{vendors}` stands for where third parties are reached.
 */
export const sitePreferenceFamilies = (
  preferences: Pick<SitePreferences, "of">,
  { vendorsOrigin, imageAddress }: { vendorsOrigin: string; imageAddress: ImageAddress },
): ApiFamily[] => [
  {
    base: "/custom/site-preferences/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "SitePreferences.getPreferences",
        method: "get",
        path: "/site-preferences",
        cacheSeconds: 60,
        handle: async ({ siteId }) =>
          Object.fromEntries(
            Object.entries(await preferences.of(siteId)).map(([name, value]) => [
              name,
              typeof value === "string"
                ? staticAddress(value.replace("{vendors}", vendorsOrigin), imageAddress)
                : value,
            ]),
          ),
      },
    ],
  },
];
