import { lt } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { usedCaptchaProofs } from "./captcha-proof-tables.ts";

/** Keeps which proofs were used. */
export const createCaptchaProofRepository = (database: Database) => ({
  /** Notes a proof as used; false for one that is noted already. */
  use: async (id: string, expiresAt: Date): Promise<boolean> => {
    const noted = await database.sql
      .insert(usedCaptchaProofs)
      .values({ id, expiresAt })
      .onConflictDoNothing()
      .returning({ id: usedCaptchaProofs.id });
    return noted.length > 0;
  },

  /** Forgets those that are too old to be used again. */
  forgetBefore: async (moment: Date): Promise<void> => {
    await database.sql.delete(usedCaptchaProofs).where(lt(usedCaptchaProofs.expiresAt, moment));
  },
});

export type CaptchaProofRepository = ReturnType<typeof createCaptchaProofRepository>;
