import { asc } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { taxRates } from "./tax-tables.ts";
import type { DatedRate } from "./tax.ts";

/** Reads and changes the tax table. */
export interface TaxRepository {
  /** Every rate there ever was or will be, older ones first. */
  readRates(): Promise<DatedRate[]>;
  /** Adds a rate, or replaces the one of the same day. */
  putRate(rate: DatedRate): Promise<void>;
}

/** Tax rates in SQL. */
export const createTaxRepository = (database: Database): TaxRepository => ({
  // Awaited here: Drizzle's builder runs anew each time it is awaited, which whoever keeps it would not expect.
  readRates: async () => await database.sql.select().from(taxRates).orderBy(asc(taxRates.validFrom)),

  putRate: async (rate) => {
    await database.sql
      .insert(taxRates)
      .values(rate)
      .onConflictDoUpdate({
        target: [taxRates.countryCode, taxRates.regionCode, taxRates.taxClass, taxRates.validFrom],
        set: { rate: rate.rate },
      });
  },
});
