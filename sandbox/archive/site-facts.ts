import type { Site } from "#sandbox/organization/sites/site.ts";

/** What must be known of the sites of the shop to understand what is told to them. */
export type SiteFacts = readonly Pick<Site, "id" | "currency" | "timeZone">[];

/** What a site counts in; a site nobody knows counts in dollars. */
export const currencyOf = (sites: SiteFacts, siteId: string): string =>
  sites.find(({ id }) => id === siteId)?.currency ?? "USD";

/** The zone the hours of a site's schedules are told in. */
export const timeZoneOf = (sites: SiteFacts, siteId: string): string =>
  sites.find(({ id }) => id === siteId)?.timeZone ?? "America/Los_Angeles";
