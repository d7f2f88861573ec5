import type { Database } from "#sandbox/core/database/connection.ts";
import { replaceableRows } from "#sandbox/core/database/row-changes.ts";
import { sourceCodeGroups } from "./shopper-context-tables.ts";

export type SourceCodeRow = typeof sourceCodeGroups.$inferSelect;

/** Groups of source codes as site archives read and write them. */
export const createSourceCodeExchange = (database: Database) => replaceableRows(database, sourceCodeGroups);

export type SourceCodeExchange = ReturnType<typeof createSourceCodeExchange>;
