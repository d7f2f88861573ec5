import type { OwnSite } from "./own-site.ts";

/** Sites that this shop adds to the world, besides those of the demo. */
export const ownSites: readonly OwnSite[] = [];
