import type { Site } from "#sandbox/organization/sites/site.ts";
import { ownSites } from "./own-sites.ts";
import { sites } from "./sites.ts";

/** The shops of the world, and the sites of a shop's own behind them. */
export const allSites: readonly Site[] = [...sites, ...ownSites.map(({ site }) => site)];
