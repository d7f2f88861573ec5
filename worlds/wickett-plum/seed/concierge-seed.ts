import type { Database } from "#sandbox/database/connection.ts";
import { concierges } from "#sandbox/database/schema/concierges.ts";
import { worldConcierges } from "#worlds/wickett-plum/concierges.ts";

/** Puts the concierges of the world into their table. */
export const seedConcierges = async (database: Database): Promise<void> => {
  await database.sql.insert(concierges).values([...worldConcierges]);
};
