import { asc } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { stores } from "./store-tables.ts";
import type { Store } from "./store.ts";

/** Reads the shops. */
export interface StoreRepository {
  readAll(): Promise<Store[]>;
}

/** Shops in SQL. */
export const createStoreRepository = (database: Database): StoreRepository => ({
  readAll: async () => await database.sql.select().from(stores).orderBy(asc(stores.id)),
});
