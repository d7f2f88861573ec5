import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { newValuesOf } from "#sandbox/core/database/row-changes.ts";
import type { DatedRate } from "./tax.ts";
import { taxJurisdictions, taxRates } from "./tax-tables.ts";

/** Places that are taxed alike. */
export interface TaxJurisdiction {
  id: string;
  /** Whether it is for every place no other one is for. */
  isDefault: boolean;
  places: { countryCode: string; regionCode: string }[];
}

/** A rate that holds on every day. */
export type UndatedRate = Omit<DatedRate, "validFrom" | "postalCode">;

/** The day such a rate holds from. */
const ALWAYS = "0001-01-01";

/** The tax table as site archives read and write it. */
export const createTaxExchange = (database: Database) => ({
  jurisdictions: (): Promise<TaxJurisdiction[]> =>
    database.sql.select().from(taxJurisdictions).orderBy(asc(taxJurisdictions.id)),

  /** Every rate there ever was or will be. */
  rates: async (): Promise<DatedRate[]> => await database.sql.select().from(taxRates),

  putJurisdictions: async (rows: readonly TaxJurisdiction[]): Promise<void> => {
    if (rows.length === 0) return;
    const { id: _id, ...columns } = getTableColumns(taxJurisdictions);
    await database.sql
      .insert(taxJurisdictions)
      .values([...rows])
      .onConflictDoUpdate({ target: taxJurisdictions.id, set: newValuesOf(columns) });
  },

  removeJurisdictions: async (ids: readonly string[]): Promise<void> => {
    await database.sql.delete(taxJurisdictions).where(inArray(taxJurisdictions.id, [...ids]));
  },

  /** Puts rates in the place of all that the same classes had in the same places. */
  putRates: async (rates: readonly UndatedRate[]): Promise<void> => {
    for (const { countryCode, regionCode, taxClass } of rates)
      await database.sql
        .delete(taxRates)
        .where(
          and(
            eq(taxRates.countryCode, countryCode),
            eq(taxRates.regionCode, regionCode),
            eq(taxRates.taxClass, taxClass),
          ),
        );
    if (rates.length > 0)
      await database.sql
        .insert(taxRates)
        .values(rates.map((rate) => ({ ...rate, validFrom: ALWAYS })))
        .onConflictDoNothing();
  },
});

export type TaxExchange = ReturnType<typeof createTaxExchange>;
