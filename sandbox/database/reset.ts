import type { WorldChoice } from "#sandbox/worlds/world.ts";
import type { Database } from "./connection.ts";
import { seedWorld } from "./seed.ts";
import { emptyTables } from "./table-dump.ts";

/** Puts a world in place of what is there, in one transaction; whoever reads meanwhile sees the old state or the new one. */
export const resetWorld = (database: Database, choice?: WorldChoice): Promise<void> =>
  database.transaction(async () => {
    await emptyTables(database);
    await seedWorld(database, choice);
  });
