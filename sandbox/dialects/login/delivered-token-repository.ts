import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { deliveredTokens } from "./login-tables.ts";
import type { TokenPurpose } from "./delivered-token.ts";

export type StoredDeliveredToken = typeof deliveredTokens.$inferSelect;

/** Mailed tokens as rows, by digest. */
export const createDeliveredTokenRepository = (database: Database) => ({
  add: async (token: Omit<StoredDeliveredToken, "usedAt">): Promise<void> => {
    await database.sql.insert(deliveredTokens).values(token);
  },

  /** A token that can still be used. */
  find: async (tokenHash: string, now: Date): Promise<StoredDeliveredToken | undefined> =>
    (
      await database.sql
        .select()
        .from(deliveredTokens)
        .where(
          and(
            eq(deliveredTokens.tokenHash, tokenHash),
            isNull(deliveredTokens.usedAt),
            gt(deliveredTokens.expiresAt, now),
          ),
        )
    )[0],

  /** Whether there was such a token lately. */
  isKnown: async (tokenHash: string): Promise<boolean> =>
    (await database.sql.select().from(deliveredTokens).where(eq(deliveredTokens.tokenHash, tokenHash))).length > 0,

  /** True for the one caller that uses the token first. */
  use: async (tokenHash: string, usedAt: Date): Promise<boolean> => {
    const used = await database.sql
      .update(deliveredTokens)
      .set({ usedAt })
      .where(and(eq(deliveredTokens.tokenHash, tokenHash), isNull(deliveredTokens.usedAt)))
      .returning({ tokenHash: deliveredTokens.tokenHash });
    return used.length === 1;
  },

  /** Makes the tokens a person asked for earlier worthless. */
  supersede: async (loginKey: string, purpose: TokenPurpose, usedAt: Date): Promise<void> => {
    await database.sql
      .update(deliveredTokens)
      .set({ usedAt })
      .where(
        and(
          eq(deliveredTokens.loginKey, loginKey),
          eq(deliveredTokens.purpose, purpose),
          isNull(deliveredTokens.usedAt),
        ),
      );
  },

  countSince: async (loginKey: string, purpose: TokenPurpose, moment: Date): Promise<number> =>
    (
      await database.sql
        .select({ total: count() })
        .from(deliveredTokens)
        .where(
          and(
            eq(deliveredTokens.loginKey, loginKey),
            eq(deliveredTokens.purpose, purpose),
            gt(deliveredTokens.createdAt, moment),
          ),
        )
    )[0]?.total ?? 0,
});

export type DeliveredTokenRepository = ReturnType<typeof createDeliveredTokenRepository>;
