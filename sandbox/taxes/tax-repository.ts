import type { Database } from "#sandbox/database/connection.ts";
import { taxRates } from "#sandbox/database/schema/taxes.ts";
import { taxRateKey, type TaxRates } from "./tax.ts";

/** Reads the tax table. */
export interface TaxRepository {
  readRates(): Promise<TaxRates>;
}

/** Tax rates in SQL. */
export const createTaxRepository = (database: Database): TaxRepository => ({
  readRates: async () => {
    const rows = await database.sql.select().from(taxRates);
    return new Map(rows.map(({ taxClass, rate, ...place }) => [taxRateKey(place, taxClass), rate]));
  },
});
