import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { customerEvents } from "./customer-tables.ts";
import type { CampaignEntry } from "./campaign-entry.ts";

/** Something a person did that marketing wants to know. */
export type CustomerEvent = typeof customerEvents.$inferSelect;

/** Keeps what campaign forms send. */
export const createCustomerEventRepository = (database: Database) => {
  const { body } = customerEvents;
  return {
    add: async (event: CustomerEvent): Promise<void> => {
      await database.sql.insert(customerEvents).values(event);
    },

    /** Keeps entries of one person to one campaign in line until the transaction ends, so that limits hold. */
    lock: async (siteId: string, { eventId, email }: CampaignEntry): Promise<void> => {
      await database.sql.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`campaign ${siteId} ${eventId} ${email}`}, 0))`,
      );
    },

    /** A person's entries to a phase of a campaign, the oldest first. */
    entries: async (siteId: string, { eventId, eventPhase, email }: CampaignEntry): Promise<CustomerEvent[]> =>
      await database.sql
        .select()
        .from(customerEvents)
        .where(
          and(
            eq(customerEvents.siteId, siteId),
            sql`${body}->>'eventId' = ${eventId}`,
            sql`coalesce(nullif(${body}->>'eventPhase', ''), '1') = ${eventPhase}`,
            sql`lower(trim(${body}->>'email')) = ${email}`,
          ),
        )
        .orderBy(customerEvents.createdAt),

    /** In the order they came. */
    all: async (): Promise<CustomerEvent[]> =>
      await database.sql.select().from(customerEvents).orderBy(customerEvents.createdAt),

    count: async (): Promise<number> => await database.sql.$count(customerEvents),

    newestFirst: async (limit: number, offset: number): Promise<CustomerEvent[]> =>
      await database.sql
        .select()
        .from(customerEvents)
        .orderBy(desc(customerEvents.createdAt), customerEvents.id)
        .limit(limit)
        .offset(offset),
  };
};

export type CustomerEventRepository = ReturnType<typeof createCustomerEventRepository>;
