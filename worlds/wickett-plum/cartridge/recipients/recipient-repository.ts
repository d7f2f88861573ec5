import { and, asc, count, desc, eq, inArray, lte, notInArray, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { recipientDates, recipients } from "./recipient-tables.ts";
import type { Recipient, RecipientDate } from "./recipient.ts";

type DateRow = typeof recipientDates.$inferSelect;

const dateOf = ({ recipientId: _owner, position: _place, ...date }: DateRow): RecipientDate => date;

/** A reminder that is due, with whose it is. */
export interface DueReminder {
  recipient: Recipient;
  date: RecipientDate;
}

/** Keeps the people of accounts and their dates. */
export const createRecipientRepository = (database: Database) => {
  const withDates = async (rows: (typeof recipients.$inferSelect)[]): Promise<Recipient[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const dates = await database.sql
      .select()
      .from(recipientDates)
      .where(inArray(recipientDates.recipientId, ids))
      .orderBy(asc(recipientDates.position));
    return rows.map((row) => ({
      ...row,
      dates: dates.filter(({ recipientId }) => recipientId === row.id).map(dateOf),
    }));
  };

  const dateRow = (date: RecipientDate, recipientId: string, position: number): DateRow => ({
    ...date,
    recipientId,
    position,
  });

  return {
    /** The people of a customer, by name. */
    of: async (customerId: string): Promise<Recipient[]> =>
      withDates(
        await database.sql
          .select()
          .from(recipients)
          .where(eq(recipients.customerId, customerId))
          .orderBy(asc(recipients.firstName), asc(recipients.lastName), asc(recipients.id)),
      ),

    find: async (id: string): Promise<Recipient | undefined> =>
      (await withDates(await database.sql.select().from(recipients).where(eq(recipients.id, id))))[0],

    findByDate: async (dateId: string): Promise<Recipient | undefined> => {
      const [row] = await database.sql
        .select({ recipientId: recipientDates.recipientId })
        .from(recipientDates)
        .where(eq(recipientDates.id, dateId));
      if (!row) return undefined;
      return (
        await withDates(await database.sql.select().from(recipients).where(eq(recipients.id, row.recipientId)))
      )[0];
    },

    /** Writes somebody and the dates as they now are. */
    save: async ({ dates, ...row }: Recipient): Promise<void> => {
      await database.sql.insert(recipients).values(row).onConflictDoUpdate({ target: recipients.id, set: row });
      const kept = dates.map(({ id }) => id);
      await database.sql
        .delete(recipientDates)
        .where(
          and(
            eq(recipientDates.recipientId, row.id),
            kept.length > 0 ? notInArray(recipientDates.id, kept) : undefined,
          ),
        );
      for (const [position, date] of dates.entries()) {
        const values = dateRow(date, row.id, position);
        await database.sql
          .insert(recipientDates)
          .values(values)
          .onConflictDoUpdate({ target: recipientDates.id, set: values });
      }
    },

    remove: async (id: string): Promise<void> => {
      await database.sql.delete(recipients).where(eq(recipients.id, id));
    },

    /** When the next mail is due. */
    nextDue: async (): Promise<Date | undefined> => {
      const [row] = await database.sql
        .select({ at: sql<string | null>`min(${recipientDates.remindAt})` })
        .from(recipientDates);
      return row?.at ? new Date(row.at) : undefined;
    },

    due: async (at: Date): Promise<DueReminder[]> => {
      const rows = await database.sql
        .select({ recipientId: recipientDates.recipientId })
        .from(recipientDates)
        .where(lte(recipientDates.remindAt, at));
      if (rows.length === 0) return [];
      const ids = [...new Set(rows.map(({ recipientId }) => recipientId))];
      const people = await withDates(
        await database.sql.select().from(recipients).where(inArray(recipients.id, ids)).orderBy(asc(recipients.id)),
      );
      return people.flatMap((recipient) =>
        recipient.dates
          .filter(({ remindAt }) => remindAt !== null && remindAt <= at)
          .map((date) => ({ recipient, date })),
      );
    },

    /** People of everybody, the latest change first; for those who run the shop. */
    page: async (limit: number, offset: number): Promise<{ total: number; recipients: Recipient[] }> => {
      const [row] = await database.sql.select({ total: count() }).from(recipients);
      const found = await database.sql
        .select()
        .from(recipients)
        .orderBy(desc(recipients.modifiedAt), asc(recipients.id))
        .limit(limit)
        .offset(offset);
      return { total: row?.total ?? 0, recipients: await withDates(found) };
    },
  };
};

export type RecipientRepository = ReturnType<typeof createRecipientRepository>;
