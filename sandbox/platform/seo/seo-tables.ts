import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Addresses that lead elsewhere. */
export const urlRedirects = pgTable(
  "url_redirects",
  {
    siteId: text("site_id").notNull(),
    /** Without the slash at its beginning, for example `old-truffles`; a `*` at the end stands for anything. */
    source: text("source").notNull(),
    destination: text("destination").notNull(),
    statusCode: integer("status_code").notNull(),
    copySourceParams: boolean("copy_source_params").notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.source] })],
);
