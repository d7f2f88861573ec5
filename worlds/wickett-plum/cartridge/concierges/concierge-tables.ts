import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** The people who look after companies, and where. */
export const concierges = pgTable("concierges", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  phone: text("phone").notNull(),
  email: text("email").notNull(),
  /** First digits of the zip codes that are theirs; the longest that fits decides. */
  zipPrefixes: jsonb("zip_prefixes").$type<string[]>().notNull(),
});
