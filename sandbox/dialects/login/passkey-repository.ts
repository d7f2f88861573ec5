import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { passkeyChallenges, passkeys } from "./login-tables.ts";

export type StoredPasskey = typeof passkeys.$inferSelect;
export type StoredChallenge = typeof passkeyChallenges.$inferSelect;

/** Passkeys and the challenges they sign, as rows. */
export const createPasskeyRepository = (database: Database) => ({
  of: (customerId: string): Promise<StoredPasskey[]> =>
    database.sql.select().from(passkeys).where(eq(passkeys.customerId, customerId)).orderBy(asc(passkeys.id)),

  find: async (credentialId: string): Promise<StoredPasskey | undefined> =>
    (await database.sql.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)))[0],

  /** False when the device has shown it before. */
  add: async (passkey: typeof passkeys.$inferInsert): Promise<boolean> =>
    (await database.sql.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id }))
      .length === 1,

  noteUse: async (credentialId: string, signatureCount: number, lastUsedAt: Date): Promise<void> => {
    await database.sql
      .update(passkeys)
      .set({ signatureCount, lastUsedAt })
      .where(eq(passkeys.credentialId, credentialId));
  },

  remove: async (customerId: string, credentialId?: string): Promise<number> =>
    (
      await database.sql
        .delete(passkeys)
        .where(
          and(
            eq(passkeys.customerId, customerId),
            credentialId === undefined ? undefined : eq(passkeys.credentialId, credentialId),
          ),
        )
        .returning({ id: passkeys.id })
    ).length,

  addChallenge: async (challenge: StoredChallenge): Promise<void> => {
    await database.sql.insert(passkeyChallenges).values(challenge);
  },

  /** Uses a challenge up; nothing for one that is unknown or too old. */
  takeChallenge: async (challenge: string, now: Date): Promise<StoredChallenge | undefined> =>
    (
      await database.sql
        .delete(passkeyChallenges)
        .where(and(eq(passkeyChallenges.challenge, challenge), gt(passkeyChallenges.expiresAt, now)))
        .returning()
    )[0],
});

export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>;
