import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Which world was put into this database, and when; one row. */
export const seeds = pgTable("seeds", {
  worldHash: text("world_hash").primaryKey(),
  seededAt: timestamp("seeded_at", { withTimezone: true }).notNull(),
});
