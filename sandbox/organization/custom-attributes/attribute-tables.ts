import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { AttributeDefinition } from "./attribute-definition.ts";

/** Custom attributes that imported metadata defines, by kind of object. */
export const customAttributes = pgTable(
  "custom_attributes",
  {
    /** For example `Basket`. */
    typeId: text("type_id").notNull(),
    /** With its prefix, for example `c_giftNote`. */
    name: text("name").notNull(),
    definition: jsonb("definition").$type<AttributeDefinition>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.typeId, table.name] })],
);
