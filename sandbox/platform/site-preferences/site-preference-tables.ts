import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What a merchant switches, per site. */
export const sitePreferences = pgTable(
  "site_preferences",
  {
    siteId: text("site_id").notNull(),
    name: text("name").notNull(),
    value: jsonb("value").$type<string | number | boolean | null>(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.name] })],
);
