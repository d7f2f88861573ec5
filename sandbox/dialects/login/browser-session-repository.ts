import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { browserSessions } from "./login-tables.ts";

export type StoredBrowserSession = typeof browserSessions.$inferSelect;

/** Sessions of the classic storefront as rows, by digest of their id. */
export const createBrowserSessionRepository = (database: Database) => ({
  add: async (session: StoredBrowserSession): Promise<void> => {
    await database.sql.insert(browserSessions).values(session);
  },

  find: async (idHash: string, siteId: string, now: Date): Promise<StoredBrowserSession | undefined> =>
    (
      await database.sql
        .select()
        .from(browserSessions)
        .where(
          and(
            eq(browserSessions.idHash, idHash),
            eq(browserSessions.siteId, siteId),
            gt(browserSessions.expiresAt, now),
          ),
        )
    )[0],
});

export type BrowserSessionRepository = ReturnType<typeof createBrowserSessionRepository>;
