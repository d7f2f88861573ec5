import { LRUCache } from "lru-cache";
import { defaultChoice, type WorldChoice } from "#sandbox/worlds/world.ts";
import type { Database } from "./connection.ts";
import { seedWorld } from "./seed.ts";
import { dumpTables, emptyTables, restoreTables, type Dump } from "./table-dump.ts";

/** What the worlds look like that were put in place lately: putting rows back takes a sixth of making them. */
const seeded = new LRUCache<string, Dump>({ max: 3 });

/** Puts a world in place of what is there, in one transaction; whoever reads meanwhile sees the old state or the new one. */
export const resetWorld = (database: Database, choice: WorldChoice = defaultChoice): Promise<void> =>
  database.transaction(async () => {
    const key = `${choice.world} ${choice.seed}`;
    const known = seeded.get(key);
    if (known) return restoreTables(database, known);
    await emptyTables(database);
    await seedWorld(database, choice);
    seeded.set(key, await dumpTables(database));
  });
