import type { Database } from "#sandbox/core/database/connection.ts";
import { urlRedirects } from "#sandbox/platform/seo/seo-tables.ts";
import { worldRedirects } from "#worlds/wickett-plum/seo.ts";
import { sites } from "#worlds/wickett-plum/sites.ts";

/** Puts the old addresses of the shop into their table, on every site. */
export const seedSeo = async (database: Database): Promise<void> => {
  await database.sql
    .insert(urlRedirects)
    .values(sites.flatMap(({ id }) => worldRedirects.map((redirect) => ({ siteId: id, ...redirect }))));
};
