import type { WorldData } from "./world-data.ts";
import type { Database } from "./connection.ts";
import { seeds } from "./schema/seeds.ts";
import { worldHash } from "./world-hash.ts";

/** Which world a database holds; nothing when it holds none. */
export const seededWorld = async (database: Database): Promise<{ world: string; seed: number } | undefined> =>
  (await database.sql.select({ world: seeds.world, seed: seeds.seed }).from(seeds).limit(1))[0];

/** True when the data was made from an earlier state of the worlds than the program has now. */
export const isSeededFromAnotherWorld = async (database: Database, world: WorldData): Promise<boolean> => {
  const [present] = await database.sql.select().from(seeds).limit(1);
  return present !== undefined && present.worldHash !== worldHash(world);
};
