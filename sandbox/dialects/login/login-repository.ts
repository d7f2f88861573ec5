import { and, desc, eq, gt, isNull, lt, max, min, ne, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import {
  authorizationCodes,
  browserSessions,
  deliveredTokens,
  failedLogins,
  guests,
  loginSessions,
  passkeyChallenges,
  refreshTokens,
} from "./login-tables.ts";

export type StoredSession = typeof loginSessions.$inferSelect;
export type StoredCode = typeof authorizationCodes.$inferSelect;

/** What is of no more use from a certain moment on. */
const expiring = [
  authorizationCodes,
  refreshTokens,
  loginSessions,
  deliveredTokens,
  browserSessions,
  passkeyChallenges,
] as const;

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
  useCode: async (codeHash: string, usedAt: Date, sessionId: string | null): Promise<boolean> => {
    const used = await database.sql
      .update(authorizationCodes)
      .set({ usedAt, sessionId })
      .where(and(eq(authorizationCodes.codeHash, codeHash), isNull(authorizationCodes.usedAt)))
      .returning({ codeHash: authorizationCodes.codeHash });
    return used.length === 1;
  },

  /** A customer's sessions that start within a millisecond keep the order in which they came. */
  addSession: async (session: typeof loginSessions.$inferInsert): Promise<void> => {
    if (!session.registered) return void (await database.sql.insert(loginSessions).values(session));
    const [{ last } = { last: null }] = await database.sql
      .select({ last: max(loginSessions.startedAt) })
      .from(loginSessions)
      .where(eq(loginSessions.customerId, session.customerId));
    const startedAt = new Date(Math.max(session.startedAt.getTime(), (last?.getTime() ?? 0) + 1));
    await database.sql.insert(loginSessions).values({ ...session, startedAt });
  },

  findSession: async (id: string): Promise<StoredSession | undefined> =>
    (await database.sql.select().from(loginSessions).where(eq(loginSessions.id, id)))[0],

  extendSession: async (id: string, expiresAt: Date, doNotTrack: boolean, lastUsedAt: Date): Promise<void> => {
    await database.sql.update(loginSessions).set({ expiresAt, doNotTrack, lastUsedAt }).where(eq(loginSessions.id, id));
  },

  noteDevice: async (id: string, userAgent: string, lastUsedAt: Date): Promise<void> => {
    await database.sql.update(loginSessions).set({ userAgent, lastUsedAt }).where(eq(loginSessions.id, id));
  },

  /** A customer's running sessions, the one used last first. */
  sessionsOf: (customerId: string, now: Date): Promise<StoredSession[]> =>
    database.sql
      .select()
      .from(loginSessions)
      .where(
        and(
          eq(loginSessions.customerId, customerId),
          eq(loginSessions.registered, true),
          isNull(loginSessions.endedAt),
          gt(loginSessions.expiresAt, now),
        ),
      )
      .orderBy(
        desc(sql`coalesce(${loginSessions.lastUsedAt}, ${loginSessions.startedAt})`),
        desc(loginSessions.startedAt),
        loginSessions.id,
      ),

  endSession: async (id: string, endedAt: Date): Promise<void> => {
    await database.sql
      .update(loginSessions)
      .set({ endedAt })
      .where(and(eq(loginSessions.id, id), isNull(loginSessions.endedAt)));
  },

  /** Ids of the sessions ended; `flow` leaves out those that came about in another way, `except` one of them. */
  endSessionsOf: async (
    customerId: string,
    endedAt: Date,
    { flow, except }: { flow?: string | undefined; except?: string | undefined } = {},
  ): Promise<string[]> => {
    const ended = await database.sql
      .update(loginSessions)
      .set({ endedAt })
      .where(
        and(
          eq(loginSessions.customerId, customerId),
          isNull(loginSessions.endedAt),
          flow === undefined ? undefined : eq(loginSessions.flow, flow),
          except === undefined ? undefined : ne(loginSessions.id, except),
        ),
      )
      .returning({ id: loginSessions.id });
    return ended.map(({ id }) => id);
  },

  /** Forgets a customer's sessions of the classic storefront: all, those of one visitor, or those of all others. */
  removeBrowserSessionsOf: async (
    customerId: string,
    { usid, exceptUsid }: { usid?: string | undefined; exceptUsid?: string | undefined } = {},
  ): Promise<void> => {
    await database.sql
      .delete(browserSessions)
      .where(
        and(
          eq(browserSessions.customerId, customerId),
          usid === undefined ? undefined : eq(browserSessions.usid, usid),
          exceptUsid === undefined ? undefined : ne(browserSessions.usid, exceptUsid),
        ),
      );
  },

  /** Ids of the sessions whose access tokens are revoked by this. */
  nextGenerationOf: async (customerId: string): Promise<string[]> => {
    const moved = await database.sql
      .update(loginSessions)
      .set({ generation: sql`${loginSessions.generation} + 1` })
      .where(and(eq(loginSessions.customerId, customerId), isNull(loginSessions.endedAt)))
      .returning({ id: loginSessions.id });
    return moved.map(({ id }) => id);
  },

  addRefreshToken: async (token: typeof refreshTokens.$inferInsert): Promise<void> => {
    await database.sql.insert(refreshTokens).values(token);
  },

  findRefreshToken: async (tokenHash: string) =>
    (await database.sql.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash)))[0],

  extendRefreshToken: async (tokenHash: string, expiresAt: Date): Promise<void> => {
    await database.sql.update(refreshTokens).set({ expiresAt }).where(eq(refreshTokens.tokenHash, tokenHash));
  },

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

  /**
   * Counts a failed attempt and answers with the number in the running window, which begins anew when the last one has
   * passed.
   */
  countFailure: async (login: string, now: Date, windowStart: Date): Promise<number> => {
    const isOver = sql`${failedLogins.firstFailedAt} is null or ${failedLogins.firstFailedAt} <= ${windowStart.toISOString()}`;
    const [row] = await database.sql
      .insert(failedLogins)
      .values({ login, attempts: 1, firstFailedAt: now })
      .onConflictDoUpdate({
        target: failedLogins.login,
        set: {
          attempts: sql`case when ${isOver} then 1 else ${failedLogins.attempts} + 1 end`,
          firstFailedAt: sql`case when ${isOver} then excluded.first_failed_at else ${failedLogins.firstFailedAt} end`,
        },
      })
      .returning({ attempts: failedLogins.attempts });
    return row?.attempts ?? 1;
  },

  lock: async (login: string, lockedUntil: Date): Promise<void> => {
    await database.sql
      .update(failedLogins)
      .set({ attempts: 0, firstFailedAt: null, lockedUntil })
      .where(eq(failedLogins.login, login));
  },

  forgetFailures: async (login: string): Promise<void> => {
    await database.sql.delete(failedLogins).where(eq(failedLogins.login, login));
  },

  /** When the first code, session or refresh token ends that is still kept. */
  firstExpiry: async (): Promise<Date | undefined> => {
    const moments: number[] = [];
    for (const table of expiring) {
      const [row] = await database.sql.select({ at: min(table.expiresAt) }).from(table);
      if (row?.at) moments.push(row.at.getTime());
    }
    return moments.length ? new Date(Math.min(...moments)) : undefined;
  },

  /** Removes what can no longer be used. */
  forgetExpired: async (now: Date): Promise<void> => {
    for (const table of expiring) await database.sql.delete(table).where(lt(table.expiresAt, now));
    await database.sql.delete(loginSessions).where(lt(loginSessions.endedAt, new Date(now.getTime() - 86_400_000)));
  },
});

export type LoginRepository = ReturnType<typeof createLoginRepository>;
