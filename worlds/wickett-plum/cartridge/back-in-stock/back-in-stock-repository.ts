import { asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { backInStockSignups } from "./back-in-stock-tables.ts";

export type BackInStockSignup = typeof backInStockSignups.$inferSelect;

/** Keeps who waits for what. */
export const createBackInStockRepository = (database: Database) => ({
  /** Signing up twice for one product is once. */
  add: async (signup: BackInStockSignup): Promise<void> => {
    await database.sql.insert(backInStockSignups).values(signup).onConflictDoNothing();
  },

  /** Those who still wait, longest first. */
  waiting: (): Promise<BackInStockSignup[]> =>
    database.sql
      .select()
      .from(backInStockSignups)
      .where(isNull(backInStockSignups.notifiedAt))
      .orderBy(asc(backInStockSignups.createdAt), asc(backInStockSignups.id)),

  markNotified: async (ids: readonly string[], at: Date): Promise<void> => {
    await database.sql
      .update(backInStockSignups)
      .set({ notifiedAt: at })
      .where(inArray(backInStockSignups.id, [...ids]));
  },

  /** Everything one address signed up for. */
  of: (email: string): Promise<BackInStockSignup[]> =>
    database.sql.select().from(backInStockSignups).where(eq(backInStockSignups.email, email)),
});

export type BackInStockRepository = ReturnType<typeof createBackInStockRepository>;
