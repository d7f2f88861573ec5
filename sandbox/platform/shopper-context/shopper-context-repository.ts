import { eq, gt, lte } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { shopperContexts } from "./shopper-context-tables.ts";
import type { ShopperContext } from "./shopper-context.ts";

/** A context with its end. */
export interface StoredContext {
  usid: string;
  context: ShopperContext;
  expiresAt: Date;
}

/** Contexts as rows, one per session. */
export const createShopperContextRepository = (database: Database) => ({
  current: async (now: Date): Promise<StoredContext[]> =>
    (await database.sql.select().from(shopperContexts).where(gt(shopperContexts.expiresAt, now))) as StoredContext[],

  /** Locked until the transaction ends, so that two changes at once lose nothing. */
  lock: async (usid: string): Promise<StoredContext | undefined> =>
    (await database.sql.select().from(shopperContexts).where(eq(shopperContexts.usid, usid)).for("update"))[0] as
      | StoredContext
      | undefined,

  put: async ({ usid, context, expiresAt }: StoredContext): Promise<void> => {
    const row = { context: context as Record<string, unknown>, expiresAt };
    await database.sql
      .insert(shopperContexts)
      .values({ usid, ...row })
      .onConflictDoUpdate({ target: shopperContexts.usid, set: row });
  },

  remove: async (usid: string): Promise<void> => {
    await database.sql.delete(shopperContexts).where(eq(shopperContexts.usid, usid));
  },

  removeExpired: async (now: Date): Promise<void> => {
    await database.sql.delete(shopperContexts).where(lte(shopperContexts.expiresAt, now));
  },

  /** When the next one ends. */
  nextExpiry: async (): Promise<Date | undefined> => {
    const [row] = await database.sql
      .select({ expiresAt: shopperContexts.expiresAt })
      .from(shopperContexts)
      .orderBy(shopperContexts.expiresAt)
      .limit(1);
    return row?.expiresAt;
  },
});

export type ShopperContextRepository = ReturnType<typeof createShopperContextRepository>;
