import { LRUCache } from "lru-cache";
import type { StaticHandlerContext } from "react-router-dom";
import type { SiteConfig } from "#config/sites.ts";
import type { PageStyles } from "#server/assets/page-styles.ts";

/** So long nobody asks the backend again about an address that was not there. */
const FORGET_MS = 30_000;
/** So long a drawn page serves for other addresses; what stands in header and footer is as old. */
const REDRAW_MS = 60_000;
/** Most addresses that are remembered, some 100 bytes each. */
const MOST_ADDRESSES = 5_000;

/** What all missing pages of a kind have in common: everything but their address. */
export interface DrawnPage {
  context: StaticHandlerContext;
  body: string;
  styles: PageStyles;
  scriptTags: string;
}

/** Remembers which addresses are missing, and how a page looks that is missing (security-15). */
export interface MissingPages {
  /** The drawn page for an address that is known to be missing. */
  find(site: SiteConfig, url: string): DrawnPage | undefined;
  /** The drawn page of the same route. */
  ofRoute(site: SiteConfig, route: string): DrawnPage | undefined;
  /** Notes that an address is missing, and how it looks where that was not known. */
  keep(site: SiteConfig, missing: { url: string; route: string; drawn: DrawnPage }): void;
}

/** Creates an empty memory; `now` gives milliseconds since 1970. */
export const createMissingPages = (now: () => number = Date.now): MissingPages => {
  const perf = { now };
  const addresses = new LRUCache<string, string>({ max: MOST_ADDRESSES, ttl: FORGET_MS, ttlResolution: 0, perf });
  const pages = new LRUCache<string, DrawnPage>({ max: 100, ttl: REDRAW_MS, ttlResolution: 0, perf });
  const ofRoute: MissingPages["ofRoute"] = (site, route) => pages.get(`${site.alias} ${route}`);
  return {
    ofRoute,
    find: (site, url) => {
      const route = addresses.get(`${site.alias} ${url}`);
      return route === undefined ? undefined : ofRoute(site, route);
    },
    keep: (site, { url, route, drawn }) => {
      addresses.set(`${site.alias} ${url}`, route);
      if (!ofRoute(site, route)) pages.set(`${site.alias} ${route}`, drawn);
    },
  };
};
