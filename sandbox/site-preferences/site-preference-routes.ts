import type { ApiFamily } from "#sandbox/http/api-route.ts";
import type { SitePreferenceRepository } from "./site-preference-repository.ts";

/** `GET /custom/site-preferences/v1/…/site-preferences`: everything the merchant has set for the site, by name. */
export const sitePreferenceFamilies = (preferences: SitePreferenceRepository): ApiFamily[] => [
  {
    base: "/custom/site-preferences/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "SitePreferences.getPreferences",
        method: "get",
        path: "/site-preferences",
        cacheSeconds: 60,
        handle: ({ siteId }) => preferences.of(siteId),
      },
    ],
  },
];
