import { sql } from "drizzle-orm";
import type { Clock } from "#sandbox/clock.ts";
import type { Database } from "./connection.ts";
import { seedWorld } from "./seed.ts";

/** Tables that outlive a reset: the key that signs tokens says nothing about the shop. */
const kept = ["signing_keys"];

/** Puts the default world back in one transaction; whoever reads meanwhile sees the old state or the new one. */
export const resetWorld = (database: Database, clock: Clock): Promise<void> =>
  database.transaction(async () => {
    const answer = await database.sql.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
    const names = (answer as unknown as { rows: { tablename: string }[] }).rows
      .map(({ tablename }) => tablename)
      .filter((name) => !kept.includes(name));
    await database.sql.execute(
      sql`truncate ${sql.join(
        names.map((name) => sql.identifier(name)),
        sql`, `,
      )} restart identity`,
    );
    const sequences = await database.sql.execute(
      sql`select sequencename from pg_sequences where schemaname = 'public'`,
    );
    for (const { sequencename } of (sequences as unknown as { rows: { sequencename: string }[] }).rows)
      await database.sql.execute(sql`alter sequence ${sql.identifier(sequencename)} restart`);
    await seedWorld(database, clock);
  });
