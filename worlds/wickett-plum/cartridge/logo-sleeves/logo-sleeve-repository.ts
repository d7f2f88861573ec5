import { and, desc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { logoSleeves } from "./logo-sleeve-tables.ts";

/** An order of sleeves as it is kept. */
export type LogoSleeve = typeof logoSleeves.$inferSelect;

/** The same without the file, which only a download needs. */
export type ListedSleeve = Omit<LogoSleeve, "logo">;

const { logo: _logo, ...listed } = getTableColumns(logoSleeves);

/** Keeps orders of sleeves. */
export const createLogoSleeveRepository = (database: Database) => ({
  /** Keeps what one person sends in line until the transaction ends, so that nothing is kept twice. */
  lock: async (siteId: string, email: string): Promise<void> => {
    await database.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sleeve ${siteId} ${email}`}, 0))`);
  },

  /** What one address sent on a site since then. */
  of: async (siteId: string, email: string, since: Date): Promise<ListedSleeve[]> =>
    await database.sql
      .select(listed)
      .from(logoSleeves)
      .where(and(eq(logoSleeves.siteId, siteId), eq(logoSleeves.email, email), gt(logoSleeves.createdAt, since))),

  add: async (sleeve: LogoSleeve): Promise<void> => {
    await database.sql.insert(logoSleeves).values(sleeve);
  },

  replace: async ({ id, ...sleeve }: LogoSleeve): Promise<void> => {
    await database.sql.update(logoSleeves).set(sleeve).where(eq(logoSleeves.id, id));
  },

  count: async (): Promise<number> => await database.sql.$count(logoSleeves),

  newestFirst: async (limit: number, offset: number): Promise<ListedSleeve[]> =>
    await database.sql
      .select(listed)
      .from(logoSleeves)
      .orderBy(desc(logoSleeves.createdAt), logoSleeves.id)
      .limit(limit)
      .offset(offset),

  byId: async (id: string): Promise<LogoSleeve | undefined> =>
    (await database.sql.select().from(logoSleeves).where(eq(logoSleeves.id, id)))[0],
});

export type LogoSleeveRepository = ReturnType<typeof createLogoSleeveRepository>;
