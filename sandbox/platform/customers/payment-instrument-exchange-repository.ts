import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import type { CustomerPaymentInstrument, SavedCard } from "./customer-payment-instrument.ts";
import { customerPaymentInstruments as instruments, customers } from "./customer-tables.ts";

/** A saved way to pay as an archive tells it: gift cards are known by their masked code alone. */
export type InstrumentFacts = Omit<CustomerPaymentInstrument, "gift" | "modifiedAt">;

/** Saved ways to pay as site archives read and write them. */
export const createPaymentInstrumentExchange = (database: Database) => ({
  /** Of everybody, or of the people with these numbers. */
  read: async (numbers?: readonly string[]): Promise<Map<string, InstrumentFacts[]>> => {
    const rows = await database.sql
      .select({ customerNo: customers.customerNo, instrument: instruments })
      .from(instruments)
      .innerJoin(customers, eq(customers.id, instruments.customerId))
      .where(numbers && inArray(customers.customerNo, [...numbers]))
      .orderBy(asc(customers.customerNo));
    return new Map(
      [...groupedBy(rows, ({ customerNo }) => customerNo)].map(([customerNo, all]) => [
        customerNo,
        all.map(({ instrument }) => ({ ...instrument, card: instrument.card as SavedCard | null })),
      ]),
    );
  },

  /** Puts ways to pay in the place of those a person has. False where there is no such person. */
  put: async (customerNo: string, all: readonly InstrumentFacts[]): Promise<boolean> => {
    const [owner] = await database.sql
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.customerNo, customerNo));
    if (!owner) return false;
    await database.sql.delete(instruments).where(eq(instruments.customerId, owner.id));
    const rows = all.map(({ card, ...facts }) => ({
      ...facts,
      card: card as Record<string, unknown> | null,
      customerId: owner.id,
      modifiedAt: facts.createdAt,
    }));
    if (rows.length > 0) await database.sql.insert(instruments).values(rows);
    return true;
  },

  remove: async (numbers: readonly string[]): Promise<void> => {
    const owners = database.sql
      .select({ id: customers.id })
      .from(customers)
      .where(inArray(customers.customerNo, [...numbers]));
    await database.sql.delete(instruments).where(inArray(instruments.customerId, owners));
  },

  /** Custom attributes of all of them. */
  attributes: async (): Promise<Record<string, unknown>[]> =>
    (await database.sql.select({ attributes: instruments.attributes }).from(instruments)).map(
      ({ attributes }) => attributes,
    ),
});

export type PaymentInstrumentExchange = ReturnType<typeof createPaymentInstrumentExchange>;
