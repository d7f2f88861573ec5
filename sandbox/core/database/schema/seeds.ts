import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Which world was put into this database; one row. */
export const seeds = pgTable("seeds", {
  worldHash: text("world_hash").primaryKey(),
  /** Name of the world, for example `default`. */
  world: text("world").notNull().default("default"),
  /** What ids, numbers and stock were made from. */
  seed: integer("seed").notNull().default(1),
  /** The moment the world begins at; the same for the same world. */
  seededAt: timestamp("seeded_at", { withTimezone: true }).notNull(),
});
