import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What a region takes of a class of goods, in hundred-thousandths: 7250 is 7.25 %. */
export const taxRates = pgTable(
  "tax_rates",
  {
    countryCode: text("country_code").notNull(),
    regionCode: text("region_code").notNull(),
    taxClass: text("tax_class").notNull(),
    rate: integer("rate").notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.regionCode, table.taxClass] })],
);
