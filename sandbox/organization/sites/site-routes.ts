import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { Site } from "./site.ts";
import { presentSite } from "./site-presenter.ts";

/** The Shop API's `/site`: name, currencies and locales of the site that is asked. */
export const siteFamilies = (sites: readonly Site[], origin: string): ApiFamily[] => [
  {
    base: "",
    dialects: ["ocapi"],
    routes: [
      {
        operation: "Site.get",
        method: "get",
        path: "/site",
        cacheSeconds: 900,
        handle: ({ siteId }) => {
          const site = sites.find(({ id }) => id === siteId);
          if (!site) throw new Fault(404, "site-not-found", `No site with ID '${siteId}' could be found.`, { siteId });
          return presentSite(site, new URL(origin).host);
        },
      },
    ],
  },
];
