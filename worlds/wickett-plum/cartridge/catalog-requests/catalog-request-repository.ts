import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { catalogRequests } from "./catalog-request-tables.ts";

/** A request as it is kept. */
export type CatalogRequest = typeof catalogRequests.$inferSelect;

/** Keeps who asked for a catalog. */
export const createCatalogRequestRepository = (database: Database) => ({
  /** Keeps requests of one person in line until the transaction ends, so that one is not kept twice. */
  lock: async (siteId: string, email: string): Promise<void> => {
    await database.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`catalog ${siteId} ${email}`}, 0))`);
  },

  /** What one address asked for on a site. */
  of: async (siteId: string, email: string): Promise<CatalogRequest[]> =>
    await database.sql
      .select()
      .from(catalogRequests)
      .where(and(eq(catalogRequests.siteId, siteId), eq(catalogRequests.email, email)))
      .orderBy(catalogRequests.createdAt),

  add: async (request: CatalogRequest): Promise<void> => {
    await database.sql.insert(catalogRequests).values(request);
  },

  /** Puts a later request in the place of an earlier one to the same door. */
  replace: async ({ id, ...request }: CatalogRequest): Promise<void> => {
    await database.sql.update(catalogRequests).set(request).where(eq(catalogRequests.id, id));
  },

  count: async (): Promise<number> => await database.sql.$count(catalogRequests),

  newestFirst: async (limit: number, offset: number): Promise<CatalogRequest[]> =>
    await database.sql
      .select()
      .from(catalogRequests)
      .orderBy(desc(catalogRequests.createdAt), catalogRequests.id)
      .limit(limit)
      .offset(offset),
});

export type CatalogRequestRepository = ReturnType<typeof createCatalogRequestRepository>;
