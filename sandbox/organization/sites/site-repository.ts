import { asc } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import * as schema from "./site-tables.ts";
import type { Site } from "./site.ts";

/** The sites there are, in their order. */
export const selectSites = async (database: Database): Promise<Site[]> =>
  (await database.sql.select().from(schema.sites).orderBy(asc(schema.sites.position))).map(
    ({ position: _place, ...site }) => site,
  );

/** Puts sites behind those that are there. */
export const insertSites = async (database: Database, sites: readonly Site[]): Promise<void> => {
  if (sites.length === 0) return;
  const before = await selectSites(database);
  await database.sql.insert(schema.sites).values(
    sites.map((site, index) => ({
      ...site,
      locales: [...site.locales],
      taxation: site.taxation ?? null,
      checkPayee: site.checkPayee ?? null,
      position: before.length + index,
    })),
  );
};
