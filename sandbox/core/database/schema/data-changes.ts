import { boolean, integer, pgTable } from "drizzle-orm/pg-core";

/** How often the data was exchanged as a whole, by an import, a reset or a restore; one row. */
export const dataChanges = pgTable("data_changes", {
  /** Always true, so that there is one row. */
  only: boolean("only").primaryKey().default(true),
  count: integer("count").notNull(),
});
