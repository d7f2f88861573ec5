import { asc } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { sourceCodeGroups } from "./shopper-context-tables.ts";
import type { SourceCodeGroup } from "./source-code.ts";

/** Reads source codes. */
export const createSourceCodeRepository = (database: Database) => ({
  groups: (): Promise<SourceCodeGroup[]> =>
    database.sql.select().from(sourceCodeGroups).orderBy(asc(sourceCodeGroups.id)),
});

export type SourceCodeRepository = ReturnType<typeof createSourceCodeRepository>;
