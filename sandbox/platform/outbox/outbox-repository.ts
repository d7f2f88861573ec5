import { and, count, desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { outboxMessages } from "./outbox-tables.ts";

export type OutboxRow = typeof outboxMessages.$inferSelect;

/** Which messages to show; what is left out does not narrow. */
export interface OutboxFilter {
  /** Address or phone number, compared without regard to case. */
  to?: string | undefined;
  about?: string | undefined;
}

const conditionOf = ({ to, about }: OutboxFilter): SQL | undefined =>
  and(
    to === undefined ? undefined : eq(outboxMessages.recipient, to.toLowerCase()),
    about === undefined ? undefined : eq(outboxMessages.about, about),
  );

/** Messages as rows. */
export const createOutboxRepository = (database: Database) => ({
  add: async (message: Omit<OutboxRow, "position">): Promise<void> => {
    await database.sql.insert(outboxMessages).values(message);
  },

  count: async (filter: OutboxFilter): Promise<number> =>
    (await database.sql.select({ total: count() }).from(outboxMessages).where(conditionOf(filter)))[0]?.total ?? 0,

  newestFirst: (filter: OutboxFilter, limit: number, offset: number): Promise<OutboxRow[]> =>
    database.sql
      .select()
      .from(outboxMessages)
      .where(conditionOf(filter))
      .orderBy(desc(outboxMessages.position))
      .limit(limit)
      .offset(offset),

  find: async (id: string): Promise<OutboxRow | undefined> =>
    (await database.sql.select().from(outboxMessages).where(eq(outboxMessages.id, id)))[0],

  clear: async (): Promise<void> => {
    await database.sql.delete(outboxMessages);
  },
});

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;
