import { desc } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { signingKeys } from "./login-tables.ts";

/** Where the signing keys stay, so that tokens outlive a restart. */
export const createSigningKeyRepository = (database: Database) => ({
  newestFirst: async () => await database.sql.select().from(signingKeys).orderBy(desc(signingKeys.createdAt)),
  add: async (key: typeof signingKeys.$inferInsert): Promise<void> => {
    await database.sql.insert(signingKeys).values(key).onConflictDoNothing();
  },
});

export type SigningKeyRepository = ReturnType<typeof createSigningKeyRepository>;
