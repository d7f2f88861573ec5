import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { newsletterSignUps } from "./newsletter-tables.ts";

/** A sign-up as it is kept. */
export type KeptSignUp = typeof newsletterSignUps.$inferSelect;

/** Keeps who signed up for the newsletter. */
export const createSignUpRepository = (database: Database) => ({
  /** Keeps sign-ups of one address in line until the transaction ends, so that one is not kept twice. */
  lock: async (siteId: string, email: string): Promise<void> => {
    await database.sql.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter ${siteId} ${email}`}, 0))`,
    );
  },

  find: async (siteId: string, email: string): Promise<KeptSignUp | undefined> =>
    (
      await database.sql
        .select()
        .from(newsletterSignUps)
        .where(and(eq(newsletterSignUps.siteId, siteId), eq(newsletterSignUps.email, email)))
    )[0],

  add: async (signUp: KeptSignUp): Promise<void> => {
    await database.sql.insert(newsletterSignUps).values(signUp);
  },

  replace: async ({ id, ...signUp }: KeptSignUp): Promise<void> => {
    await database.sql.update(newsletterSignUps).set(signUp).where(eq(newsletterSignUps.id, id));
  },

  count: async (): Promise<number> => await database.sql.$count(newsletterSignUps),

  newestFirst: async (limit: number, offset: number): Promise<KeptSignUp[]> =>
    await database.sql
      .select()
      .from(newsletterSignUps)
      .orderBy(desc(newsletterSignUps.changedAt), newsletterSignUps.id)
      .limit(limit)
      .offset(offset),
});

export type SignUpRepository = ReturnType<typeof createSignUpRepository>;
