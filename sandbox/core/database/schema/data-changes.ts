import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";

/** How often the data was exchanged as a whole, by an import, a reset or a restore; one row. */
export const dataChanges = pgTable("data_changes", {
  /** Always true, so that there is one row. */
  only: boolean("only").primaryKey().default(true),
  count: integer("count").notNull(),
  /** The transaction that made the whole of a state of a world, and nothing else; and which state that was. */
  seededIn: text("seeded_in"),
  seededAs: text("seeded_as"),
});
