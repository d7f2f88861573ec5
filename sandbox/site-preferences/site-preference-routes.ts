import type { ApiFamily } from "#sandbox/http/api-route.ts";
import type { ImageAddress } from "#sandbox/images/image-address.ts";
import { staticAddress } from "#sandbox/print/static-address.ts";
import type { SitePreferenceRepository } from "./site-preference-repository.ts";

/**
 * `GET /custom/site-preferences/v1/…/site-preferences`: everything the merchant has set for the site, by name;
 * `{vendors}` stands for where third parties are reached.
 */
export const sitePreferenceFamilies = (
  preferences: SitePreferenceRepository,
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
