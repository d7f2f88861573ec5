import { defaultChoice, type WorldChoice, variantOf, type WorldData } from "./world-data.ts";
import { sql } from "drizzle-orm";
import { frozenClock } from "#sandbox/core/clock.ts";
import type { Database } from "./connection.ts";
import { clockSettings } from "./schema/clock.ts";
import { seeds } from "./schema/seeds.ts";
import { noteSeeding } from "./data-changes.ts";
import { stateName, worldHash } from "./world-hash.ts";

/** Fills an empty database with what every state but the empty one begins with. Belongs into a transaction. */
export const seedCommonGround = async (database: Database, world: WorldData): Promise<void> => {
  const { epoch, seeders } = await world.seeding();
  await world.addSites(database);
  for (const put of seeders) await put(database, frozenClock(epoch));
};

/** Makes a state of its common ground: what it changes, its clock, and its name. Belongs into a transaction. */
export const becomeWorld = async (
  database: Database,
  world: WorldData,
  { world: name, seed }: WorldChoice,
): Promise<void> => {
  const { epoch, vary } = await world.seeding();
  const { changes, clockAt } = variantOf(world, name);
  for (const change of changes) await change(database, frozenClock(epoch), seed);
  await vary(database, seed);
  if (clockAt) await database.sql.insert(clockSettings).values({ mode: "frozen", frozenAt: clockAt, offsetMs: 0 });
  await database.sql.insert(seeds).values({ worldHash: worldHash(world), world: name, seed, seededAt: epoch });
  // Without statistics the planner would not know which index is worth it until the server finds the time.
  await database.sql.execute(sql`analyze`);
};

/**
 * Fills an empty database with a world, all or nothing; a database that has one is left as it is. The same world and
 * seed give the same data, whenever and wherever: all of it is made at the world's own moment.
 * @param isAlone whether nothing else happens in its transaction, so that later resets know its rows by that
 */
export const seedWorld = (
  database: Database,
  world: WorldData,
  choice: WorldChoice = defaultChoice,
  { isAlone = false } = {},
): Promise<void> =>
  database.transaction(async () => {
    const [present] = await database.sql.select().from(seeds).limit(1);
    if (present) return;
    if (variantOf(world, choice.world).isEmpty) {
      const { epoch, settings } = await world.seeding();
      await world.addSites(database);
      for (const put of settings) await put(database, frozenClock(epoch));
    } else await seedCommonGround(database, world);
    await becomeWorld(database, world, choice);
    if (isAlone) await noteSeeding(database, stateName(world, choice));
  });
