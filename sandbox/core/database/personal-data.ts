import { eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./connection.ts";

/** Erases what is kept of one person; what a merchant has to keep, such as orders, stays. */
export type ErasePerson = (customerId: string) => Promise<void>;

/** Everything that is kept of one person, wherever it is kept. */
export interface PersonalData {
  /** Belongs into a transaction. */
  erase: ErasePerson;
}

/** The erasing of rows that belong to one person alone. */
export const erasing =
  (database: Database, ...tables: readonly (PgTable & { customerId: PgColumn })[]): ErasePerson =>
  async (customerId) => {
    for (const table of tables) await database.sql.delete(table).where(eq(table.customerId, customerId));
  };

/** Erases by everybody who was added, in that order. */
export const createPersonalData = (): PersonalData & { add: (erase: ErasePerson) => void } => {
  const all: ErasePerson[] = [];
  return {
    add: (erase) => void all.push(erase),
    erase: async (customerId) => {
      for (const erase of all) await erase(customerId);
    },
  };
};
