import { and, eq, gt, isNull, lt, min, or, sql } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import {
  authorizationCodes,
  failedLogins,
  guests,
  loginSessions,
  refreshTokens,
} from "#sandbox/database/schema/login.ts";

export type StoredSession = typeof loginSessions.$inferSelect;
export type StoredCode = typeof authorizationCodes.$inferSelect;

/** Codes, sessions, refresh tokens, guests and failed attempts as rows. */
export const createLoginRepository = (database: Database) => ({
  guestOf: async (usid: string): Promise<string | undefined> =>
    (await database.sql.select().from(guests).where(eq(guests.usid, usid)))[0]?.customerId,

  addGuest: async (guest: typeof guests.$inferInsert): Promise<void> => {
    await database.sql.insert(guests).values(guest);
  },

  addCode: async (code: typeof authorizationCodes.$inferInsert): Promise<void> => {
    await database.sql.insert(authorizationCodes).values(code);
  },

  findCode: async (codeHash: string): Promise<StoredCode | undefined> =>
    (await database.sql.select().from(authorizationCodes).where(eq(authorizationCodes.codeHash, codeHash)))[0],

  /** True for the one caller that uses the code first. */
  useCode: async (codeHash: string, usedAt: Date, sessionId: string): Promise<boolean> => {
    const used = await database.sql
      .update(authorizationCodes)
      .set({ usedAt, sessionId })
      .where(and(eq(authorizationCodes.codeHash, codeHash), isNull(authorizationCodes.usedAt)))
      .returning({ codeHash: authorizationCodes.codeHash });
    return used.length === 1;
  },

  addSession: async (session: typeof loginSessions.$inferInsert): Promise<void> => {
    await database.sql.insert(loginSessions).values(session);
  },

  findSession: async (id: string): Promise<StoredSession | undefined> =>
    (await database.sql.select().from(loginSessions).where(eq(loginSessions.id, id)))[0],

  extendSession: async (id: string, expiresAt: Date): Promise<void> => {
    await database.sql.update(loginSessions).set({ expiresAt }).where(eq(loginSessions.id, id));
  },

  endSession: async (id: string, endedAt: Date): Promise<void> => {
    await database.sql
      .update(loginSessions)
      .set({ endedAt })
      .where(and(eq(loginSessions.id, id), isNull(loginSessions.endedAt)));
  },

  endSessionsOf: async (customerId: string, endedAt: Date): Promise<void> => {
    await database.sql
      .update(loginSessions)
      .set({ endedAt })
      .where(and(eq(loginSessions.customerId, customerId), isNull(loginSessions.endedAt)));
  },

  addRefreshToken: async (token: typeof refreshTokens.$inferInsert): Promise<void> => {
    await database.sql.insert(refreshTokens).values(token);
  },

  findRefreshToken: async (tokenHash: string) =>
    (await database.sql.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash)))[0],

  /** True for the one caller that uses the token first. */
  useRefreshToken: async (tokenHash: string, usedAt: Date): Promise<boolean> => {
    const used = await database.sql
      .update(refreshTokens)
      .set({ usedAt })
      .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt)))
      .returning({ tokenHash: refreshTokens.tokenHash });
    return used.length === 1;
  },

  isLocked: async (login: string, now: Date): Promise<boolean> =>
    (
      await database.sql
        .select()
        .from(failedLogins)
        .where(and(eq(failedLogins.login, login), gt(failedLogins.lockedUntil, now)))
    ).length > 0,

  /** Counts a failed attempt and answers with the number since the last success or lock. */
  countFailure: async (login: string): Promise<number> => {
    const [row] = await database.sql
      .insert(failedLogins)
      .values({ login, attempts: 1 })
      .onConflictDoUpdate({ target: failedLogins.login, set: { attempts: sql`${failedLogins.attempts} + 1` } })
      .returning({ attempts: failedLogins.attempts });
    return row?.attempts ?? 1;
  },

  lock: async (login: string, lockedUntil: Date): Promise<void> => {
    await database.sql.update(failedLogins).set({ attempts: 0, lockedUntil }).where(eq(failedLogins.login, login));
  },

  forgetFailures: async (login: string): Promise<void> => {
    await database.sql.delete(failedLogins).where(eq(failedLogins.login, login));
  },

  /** When the first code, session or refresh token ends that is still kept. */
  firstExpiry: async (): Promise<Date | undefined> => {
    const moments: number[] = [];
    for (const table of [authorizationCodes, refreshTokens, loginSessions]) {
      const [row] = await database.sql.select({ at: min(table.expiresAt) }).from(table);
      if (row?.at) moments.push(row.at.getTime());
    }
    return moments.length ? new Date(Math.min(...moments)) : undefined;
  },

  /** Removes what can no longer be used. */
  forgetExpired: async (now: Date): Promise<void> => {
    await database.sql.delete(authorizationCodes).where(lt(authorizationCodes.expiresAt, now));
    await database.sql.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
    await database.sql
      .delete(loginSessions)
      .where(or(lt(loginSessions.expiresAt, now), lt(loginSessions.endedAt, new Date(now.getTime() - 86_400_000))));
  },
});

export type LoginRepository = ReturnType<typeof createLoginRepository>;
