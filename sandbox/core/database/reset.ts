import { defaultChoice, type WorldChoice, variantOf, type WorldData } from "./world-data.ts";
import { LRUCache } from "lru-cache";
import type { Database } from "./connection.ts";
import { keepDump, keptState, readKeptDump } from "./kept-dump.ts";
import { seedingOf } from "./data-changes.ts";
import { stateName } from "./world-hash.ts";
import { dumpTables, emptyTables, restoreTables, type Dump } from "./table-dump.ts";

/** What the states look like that were put in place lately: putting rows back takes a sixth of making them. */
const seeded = new LRUCache<string, Dump>({ max: 3 });

/** What all states of a world but the empty one begin with, once it was made. */
const grounds = new WeakMap<WorldData, Dump>();

const layCommonGround = async (database: Database, world: WorldData): Promise<void> => {
  const before = grounds.get(world) ?? (await readKeptDump(world, "ground"));
  if (before) {
    grounds.set(world, before);
    return restoreTables(database, before);
  }
  await emptyTables(database);
  const { seedCommonGround } = await import("./seed-world.ts");
  await seedCommonGround(database, world);
  const made = await dumpTables(database);
  grounds.set(world, made);
  await keepDump(world, "ground", made);
};

/**
 * Puts a state of the world in place of what is there, in one transaction; whoever reads meanwhile sees the old state
 * or the new one.
 * @throws Error for a name the world has not
 */
export const resetWorld = (database: Database, world: WorldData, choice: WorldChoice = defaultChoice): Promise<void> =>
  database.transaction(async () => {
    const key = `${world.id} ${choice.world} ${choice.seed}`;
    const known = seeded.get(key) ?? (await readKeptDump(world, keptState(choice)));
    if (known) {
      seeded.set(key, known);
      return restoreTables(database, known, await seedingOf(database, stateName(world, choice)));
    }
    // A sandbox that is never reset does without all that a world is made of.
    const { becomeWorld, seedWorld } = await import("./seed-world.ts");
    if (variantOf(world, choice.world).isEmpty) {
      await emptyTables(database);
      await seedWorld(database, world, choice);
    } else {
      await layCommonGround(database, world);
      await becomeWorld(database, world, choice);
    }
    const made = await dumpTables(database);
    seeded.set(key, made);
    await keepDump(world, keptState(choice), made);
  });
