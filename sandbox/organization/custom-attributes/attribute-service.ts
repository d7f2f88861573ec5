import type { Database } from "#sandbox/core/database/connection.ts";
import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import type { AttributeDefinitions, ObjectAttributes } from "./attribute-definition.ts";
import { replaceAttributes, selectAttributes } from "./attribute-repository.ts";

/** Which custom attributes kinds of objects have. */
export interface CustomAttributes {
  /** Those of some kinds of objects together: what a cartridge defines, and what metadata that was imported does. */
  of(typeIds: readonly string[]): Promise<AttributeDefinitions>;
}

/** Custom attributes of a cartridge, and those the database has. */
export const createCustomAttributes = (database: Database, own: ObjectAttributes): CustomAttributes => {
  const imported = createSharedRead(() => selectAttributes(database));
  return {
    of: async (typeIds) => {
      const brought = await imported();
      return Object.assign({}, ...typeIds.flatMap((id) => [brought[id] ?? {}, own[id] ?? {}])) as AttributeDefinitions;
    },
  };
};

/** What an import puts in, and an export takes out. */
export interface AttributeExchange {
  /** What imports have defined. */
  all(): Promise<ObjectAttributes>;
  /** The whole list of a kind of object. */
  replace(typeId: string, definitions: AttributeDefinitions): Promise<void>;
}

/** The door of archives. */
export const attributeExchange = (database: Database): AttributeExchange => ({
  all: () => selectAttributes(database),
  replace: (typeId, definitions) => replaceAttributes(database, typeId, definitions),
});
