import { eq } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import type { AttributeDefinition, AttributeDefinitions } from "./attribute-definition.ts";
import { customAttributes } from "./attribute-tables.ts";

/** Every definition, by kind of object. */
export const selectAttributes = async (database: Database): Promise<Record<string, AttributeDefinitions>> => {
  const found: Record<string, Record<string, AttributeDefinition>> = {};
  for (const { typeId, name, definition } of await database.sql.select().from(customAttributes))
    (found[typeId] ??= {})[name] = definition;
  return found;
};

/** Puts the definitions of a kind of object in the place of those before. */
export const replaceAttributes = async (
  database: Database,
  typeId: string,
  definitions: AttributeDefinitions,
): Promise<void> => {
  await database.sql.delete(customAttributes).where(eq(customAttributes.typeId, typeId));
  const rows = Object.entries(definitions).map(([name, definition]) => ({ typeId, name, definition }));
  if (rows.length > 0) await database.sql.insert(customAttributes).values(rows);
};
