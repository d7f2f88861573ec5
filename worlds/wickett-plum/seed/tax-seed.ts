import type { Database } from "#sandbox/core/database/connection.ts";
import { insertRows } from "#sandbox/core/database/insert-rows.ts";
import { taxRates } from "#sandbox/platform/taxes/tax-tables.ts";
import { canadianRates, taxTableDate, usRates } from "#worlds/wickett-plum/taxes.ts";

/** Percent as the table keeps it, in hundred-thousandths. */
export const taxParts = (percent: number) => Math.round(percent * 1000);

/** Puts the tax table of the world into SQL. */
export const seedTaxes = async (database: Database): Promise<void> => {
  const countries = { US: usRates, CA: canadianRates };
  const rows = Object.entries(countries).flatMap(([countryCode, regions]) =>
    Object.entries(regions).flatMap(([regionCode, { foodFlour, ...rates }]) =>
      Object.entries({ ...rates, "food-flour": foodFlour }).map(([taxClass, percent]) => ({
        countryCode,
        regionCode,
        taxClass,
        rate: taxParts(percent ?? rates.food),
        validFrom: taxTableDate,
      })),
    ),
  );
  await insertRows(database, taxRates, rows);
};
