import { LRUCache } from "lru-cache";
import { defaultChoice, type WorldChoice } from "#sandbox/worlds/world.ts";
import { worlds } from "#sandbox/worlds/worlds.ts";
import type { Database } from "./connection.ts";
import { keepGround, readGround } from "./kept-ground.ts";
import { dumpTables, emptyTables, restoreTables, type Dump } from "./table-dump.ts";

/** What the worlds look like that were put in place lately: putting rows back takes a sixth of making them. */
const seeded = new LRUCache<string, Dump>({ max: 3 });

/** What all worlds but the empty one begin with, once it was made. */
let commonGround: Dump | undefined;

const layCommonGround = async (database: Database): Promise<void> => {
  commonGround ??= await readGround();
  if (commonGround) return restoreTables(database, commonGround);
  await emptyTables(database);
  const { seedCommonGround } = await import("./seed.ts");
  await seedCommonGround(database);
  commonGround = await dumpTables(database);
  await keepGround(commonGround);
};

/**
 * Puts a world in place of what is there, in one transaction; whoever reads meanwhile sees the old state or the new
 * one.
 */
export const resetWorld = (database: Database, choice: WorldChoice = defaultChoice): Promise<void> =>
  database.transaction(async () => {
    const key = `${choice.world} ${choice.seed}`;
    const known = seeded.get(key);
    if (known) return restoreTables(database, known);
    // A sandbox that is never reset does without all that a world is made of.
    const { becomeWorld, seedWorld } = await import("./seed.ts");
    if (worlds[choice.world].isEmpty) {
      await emptyTables(database);
      await seedWorld(database, choice);
    } else {
      await layCommonGround(database);
      await becomeWorld(database, choice);
    }
    seeded.set(key, await dumpTables(database));
  });
