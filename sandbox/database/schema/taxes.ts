import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What a region takes of a class of goods, in hundred-thousandths: 7250 is 7.25 %. */
export const taxRates = pgTable(
  "tax_rates",
  {
    countryCode: text("country_code").notNull(),
    regionCode: text("region_code").notNull(),
    taxClass: text("tax_class").notNull(),
    rate: integer("rate").notNull(),
    /** The day it holds from, for example `2026-01-01`; the latest one that has come counts. */
    validFrom: text("valid_from").notNull().default("2026-01-01"),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.regionCode, table.taxClass, table.validFrom] })],
);
