import type { Database } from "#sandbox/core/database/connection.ts";
import { concierges } from "#worlds/wickett-plum/cartridge/concierges/concierge-tables.ts";
import { worldConcierges } from "#worlds/wickett-plum/concierges.ts";

/** Puts the concierges of the world into their table. */
export const seedConcierges = async (database: Database): Promise<void> => {
  await database.sql.insert(concierges).values([...worldConcierges]);
};
