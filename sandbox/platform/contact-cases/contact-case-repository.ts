import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { contactCases } from "./contact-case-tables.ts";

/** A message as it is kept. */
export type ContactCase = typeof contactCases.$inferSelect;

/** Keeps what people wrote to customer service. */
export const createContactCaseRepository = (database: Database) => ({
  /** Keeps messages of one person in line until the transaction ends, so that one is not kept twice. */
  lock: async (email: string): Promise<void> => {
    await database.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email}`}, 0))`);
  },

  /** What somebody wrote since a moment. */
  since: async (email: string, moment: Date): Promise<ContactCase[]> =>
    await database.sql
      .select()
      .from(contactCases)
      .where(and(eq(contactCases.email, email), gte(contactCases.createdAt, moment))),

  add: async (message: ContactCase): Promise<void> => {
    await database.sql.insert(contactCases).values(message);
  },

  count: async (): Promise<number> => await database.sql.$count(contactCases),

  newestFirst: async (limit: number, offset: number): Promise<ContactCase[]> =>
    await database.sql
      .select()
      .from(contactCases)
      .orderBy(desc(contactCases.createdAt), contactCases.id)
      .limit(limit)
      .offset(offset),
});

export type ContactCaseRepository = ReturnType<typeof createContactCaseRepository>;
