import type { Database } from "#sandbox/core/database/connection.ts";
import { urlRedirects } from "./seo-tables.ts";
import type { UrlRedirect } from "./url-mapping.ts";

/** Reads addresses that lead elsewhere. */
export interface SeoRepository {
  /** All redirects by site. */
  readRedirects(): Promise<Map<string, UrlRedirect[]>>;
}

/** Redirects in SQL. */
export const createSeoRepository = (database: Database): SeoRepository => ({
  readRedirects: async () => {
    const bySite = new Map<string, UrlRedirect[]>();
    for (const { siteId, ...redirect } of await database.sql.select().from(urlRedirects))
      bySite.set(siteId, [...(bySite.get(siteId) ?? []), redirect]);
    return bySite;
  },
});
