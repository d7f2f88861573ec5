import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Objects of imported archives as they came, so that an export gives back what the shop itself does not understand. */
export const archiveObjects = pgTable(
  "archive_objects",
  {
    /** Kind of file, for example `catalog`. */
    kind: text("kind").notNull(),
    /** The site's folder it lay in; empty for what belongs to all. */
    siteId: text("site_id").notNull(),
    /** What the file is about, for example a catalogue's id; empty where there is one file only. */
    containerId: text("container_id").notNull(),
    /** Name of the element, for example `product`. */
    object: text("object").notNull(),
    /** What tells it from its siblings, for example a product's id. */
    key: text("key").notNull(),
    position: integer("position").notNull(),
    element: jsonb("element").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.siteId, table.containerId, table.object, table.key] })],
);

/** Files of imported archives that are no XML the sandbox knows, such as URL rules and version notes. */
export const archiveFiles = pgTable("archive_files", {
  path: text("path").primaryKey(),
  /** In base 64. */
  content: text("content").notNull(),
});
