import { asc, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { newValuesOf } from "#sandbox/core/database/row-changes.ts";
import type { Store } from "./store.ts";
import { stores } from "./store-tables.ts";

/** Shops as site archives read and write them. */
export const createStoreExchange = (database: Database) => ({
  /** All shops, or those with these ids. */
  read: (ids?: readonly string[]): Promise<Store[]> =>
    database.sql
      .select()
      .from(stores)
      .where(ids && inArray(stores.id, [...ids]))
      .orderBy(asc(stores.id)),

  /** Writes shops; one that is there stays a shop of the sites it had, too. */
  put: async (rows: readonly Store[]): Promise<void> => {
    await database.sql
      .insert(stores)
      .values([...rows])
      .onConflictDoUpdate({
        target: stores.id,
        set: {
          ...newValuesOf(getTableColumns(stores)),
          siteIds: sql`(select jsonb_agg(distinct site) from jsonb_array_elements_text(${stores.siteIds} || excluded.site_ids) as site)`,
        },
      });
  },

  remove: async (ids: readonly string[]): Promise<void> => {
    await database.sql.delete(stores).where(inArray(stores.id, [...ids]));
  },
});

export type StoreExchange = ReturnType<typeof createStoreExchange>;
