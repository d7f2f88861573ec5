import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { marketingLeads } from "./marketing-lead-tables.ts";

/** A lead as it is kept. */
export type MarketingLead = typeof marketingLeads.$inferSelect;

/** Keeps leads. */
export const createMarketingLeadRepository = (database: Database) => ({
  /** Keeps leads of one person in line until the transaction ends, so that one is not kept twice. */
  lock: async (siteId: string, email: string): Promise<void> => {
    await database.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead ${siteId} ${email}`}, 0))`);
  },

  /** What one address asked for on a site since then. */
  of: async (siteId: string, email: string, since: Date): Promise<MarketingLead[]> =>
    await database.sql
      .select()
      .from(marketingLeads)
      .where(
        and(eq(marketingLeads.siteId, siteId), eq(marketingLeads.email, email), gt(marketingLeads.createdAt, since)),
      )
      .orderBy(marketingLeads.createdAt),

  add: async (lead: MarketingLead): Promise<void> => {
    await database.sql.insert(marketingLeads).values(lead);
  },

  replace: async ({ caseId, ...lead }: MarketingLead): Promise<void> => {
    await database.sql.update(marketingLeads).set(lead).where(eq(marketingLeads.caseId, caseId));
  },

  count: async (): Promise<number> => await database.sql.$count(marketingLeads),

  newestFirst: async (limit: number, offset: number): Promise<MarketingLead[]> =>
    await database.sql
      .select()
      .from(marketingLeads)
      .orderBy(desc(marketingLeads.createdAt), marketingLeads.caseId)
      .limit(limit)
      .offset(offset),
});

export type MarketingLeadRepository = ReturnType<typeof createMarketingLeadRepository>;
