import { and, eq, gt, inArray, lte, min, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { basketItems } from "#sandbox/platform/baskets/basket-tables.ts";
import { orderItems } from "#sandbox/platform/orders/order-tables.ts";
import { LOGO_ATTRIBUTE } from "../personalization/personal-logo.ts";
import { sleeveLogos } from "./sleeve-logo-tables.ts";

/** A logo as it is kept. */
export type SleeveLogo = typeof sleeveLogos.$inferSelect;

/** Keeps logos. */
export const createSleeveLogoRepository = (database: Database) => {
  /** Those of the ids that lines of a table name. */
  const namedIn = async (table: typeof basketItems | typeof orderItems, ids: readonly string[]) => {
    const named = sql<string>`${table.attributes}->>${LOGO_ATTRIBUTE}`;
    const rows = await database.sql
      .selectDistinct({ id: named })
      .from(table)
      .where(inArray(named, [...ids]));
    return rows.map(({ id }) => id);
  };

  return {
    /** Keeps what one shopper sends in line until the transaction ends. */
    lock: async (customerId: string): Promise<void> => {
      await database.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`logo ${customerId}`}, 0))`);
    },

    /** How many a shopper has sent since then. */
    countOf: async (customerId: string, since: Date): Promise<number> =>
      await database.sql.$count(
        sleeveLogos,
        and(eq(sleeveLogos.customerId, customerId), gt(sleeveLogos.createdAt, since)),
      ),

    add: async (logo: SleeveLogo): Promise<void> => {
      await database.sql.insert(sleeveLogos).values(logo);
    },

    byId: async (id: string): Promise<SleeveLogo | undefined> =>
      (await database.sql.select().from(sleeveLogos).where(eq(sleeveLogos.id, id)))[0],

    /** Those of the ids that there are. */
    known: async (ids: readonly string[]): Promise<string[]> => {
      if (ids.length === 0) return [];
      const rows = await database.sql
        .select({ id: sleeveLogos.id })
        .from(sleeveLogos)
        .where(inArray(sleeveLogos.id, [...ids]));
      return rows.map(({ id }) => id);
    },

    /** The next moment at which one is to be looked after. */
    nextExpiry: async (): Promise<Date | undefined> =>
      (await database.sql.select({ at: min(sleeveLogos.expiresAt) }).from(sleeveLogos))[0]?.at ?? undefined,

    /** Ids of those that are to be looked after by then. */
    expired: async (by: Date): Promise<string[]> => {
      const rows = await database.sql
        .select({ id: sleeveLogos.id })
        .from(sleeveLogos)
        .where(lte(sleeveLogos.expiresAt, by));
      return rows.map(({ id }) => id);
    },

    inBaskets: (ids: readonly string[]) => namedIn(basketItems, ids),
    inOrders: (ids: readonly string[]) => namedIn(orderItems, ids),

    /** Ids of those that a shopper sent. */
    of: async (customerId: string): Promise<string[]> => {
      const rows = await database.sql
        .select({ id: sleeveLogos.id })
        .from(sleeveLogos)
        .where(eq(sleeveLogos.customerId, customerId));
      return rows.map(({ id }) => id);
    },

    /** Looks after them again at another moment; never for null. */
    expireAt: async (ids: readonly string[], expiresAt: Date | null): Promise<void> => {
      if (ids.length > 0)
        await database.sql
          .update(sleeveLogos)
          .set({ expiresAt })
          .where(inArray(sleeveLogos.id, [...ids]));
    },

    remove: async (ids: readonly string[]): Promise<void> => {
      if (ids.length > 0) await database.sql.delete(sleeveLogos).where(inArray(sleeveLogos.id, [...ids]));
    },
  };
};

export type SleeveLogoRepository = ReturnType<typeof createSleeveLogoRepository>;
