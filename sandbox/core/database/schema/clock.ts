import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** How the sandbox tells the time; no row means real time. At most one row. */
export const clockSettings = pgTable("clock_settings", {
  mode: text("mode").$type<"frozen" | "offset">().primaryKey(),
  frozenAt: timestamp("frozen_at", { withTimezone: true }),
  offsetMs: bigint("offset_ms", { mode: "number" }).notNull(),
});
