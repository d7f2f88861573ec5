import type { Database } from "#sandbox/core/database/connection.ts";
import { sourceCodeGroups } from "#sandbox/platform/shopper-context/shopper-context-tables.ts";
import { worldSourceCodeGroups } from "#worlds/wickett-plum/source-codes.ts";

/** Puts the world's source codes into their table. */
export const seedSourceCodes = async (database: Database): Promise<void> => {
  await database.sql.insert(sourceCodeGroups).values(
    worldSourceCodeGroups.map((group) => ({
      ...group,
      codes: [...group.codes],
      siteIds: [...group.siteIds],
      priceBookIds: [...group.priceBookIds],
    })),
  );
};
